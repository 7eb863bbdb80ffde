/** YLD-021, YLD-Q01: the map for four players; it has two mirror axes; two against two is played here too. */
import { board } from './locations.ts';

export const MAP_4 = board(
  4,
  'The Crossed Banners',
  `
    I* Ashmarket | town | 125 100 | a c f
    II Cranewater | wetlands | 500 100 | a b d
    III* Bellgate | town | 875 100 | b e g
    IV Cinderpine | forest | 85 350 | f h k
    V Eastwick | town | 375 350 | d h i o
    VI Goldenfair | town | 625 350 | d i j o
    VII Fernreach | forest | 915 350 | g j l
    VIII* Kingsrest | town | 125 600 | k m p
    IX Frogmoor | wetlands | 500 600 | o p q
    X* Lanternway | town | 875 600 | l n q
    a Adder Fen | wetlands | 310 72 | I II
    b Bogmere | wetlands | 690 72 | II III
    c Coppercross | town | 285 225 | I d h
    d Duskmarsh | wetlands | 500 222 | II V VI c e
    e Drumhill | town | 715 225 | III d j
    f Alderwood | forest | 85 235 | I IV
    g Briar Hollow | forest | 915 235 | III VII
    h Dawnthicket | forest | 225 350 | IV V c m
    i Forgeham | town | 500 350 | V VI
    j Elkrun | forest | 775 350 | VI VII e n
    k Greywillow | forest | 85 465 | IV VIII
    l Hartgrove | forest | 915 465 | VII X
    m Highstairs | town | 285 475 | VIII h o
    n Ironbridge | town | 715 475 | X j o
    o Eelford | wetlands | 500 478 | V VI IX m n
    p Glassmere | wetlands | 310 628 | VIII IX
    q Heron Sound | wetlands | 690 628 | IX X
  `,
);
