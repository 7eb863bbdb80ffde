/** YLD-021, YLD-Q01: the map for two players; turned by 180 degrees it is the same. */
import { board } from './locations.ts';

export const MAP_2 = board(
  2,
  'The Narrow March',
  `
    I Alderwood | forest | 300 105 | a b e
    II Adder Fen | wetlands | 715 125 | a c d
    III* Bellgate | town | 110 350 | b f j
    IV Drumhill | town | 500 350 | d e h i
    V* Forgeham | town | 890 350 | c g k
    VI Frogmoor | wetlands | 285 575 | h j l
    VII Fernreach | forest | 700 595 | i k l
    a Ashmarket | town | 510 85 | I II
    b Briar Hollow | forest | 165 205 | I III
    c Bogmere | wetlands | 825 220 | II V
    d Cranewater | wetlands | 615 235 | II IV e g
    e Cinderpine | forest | 385 240 | I IV d f
    f Coppercross | town | 255 350 | III e h
    g Eastwick | town | 745 350 | V d i
    h Duskmarsh | wetlands | 385 465 | IV VI f i
    i Dawnthicket | forest | 615 460 | IV VII g h
    j Eelford | wetlands | 175 480 | III VI
    k Elkrun | forest | 835 495 | V VII
    l Goldenfair | town | 490 615 | VI VII
  `,
);
