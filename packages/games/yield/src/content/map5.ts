/** YLD-021, YLD-Q01: the map for five players; turned by a fifth it is the same. */
import { board } from './locations.ts';

export const MAP_5 = board(
  5,
  'The Ring of Houses',
  `
    I Briar Hollow | forest | 235 105 | a c f
    II Cinderpine | forest | 765 105 | b d g
    III* Ashmarket | town | 500 114 | a b e
    IV* Coppercross | town | 166 270 | c h j
    V* Drumhill | town | 834 270 | d i k
    VI Goldenfair | town | 500 340 | f g l m p
    VII Fernreach | forest | 72 430 | j l q
    VIII Greywillow | forest | 928 430 | k m r
    IX* Kingsrest | town | 294 523 | n q s
    X* Lanternway | town | 706 523 | o r t
    XI Juniper Rise | forest | 500 630 | p s t
    a Adder Fen | wetlands | 359 77 | I III
    b Alderwood | forest | 641 77 | II III
    c Dawnthicket | forest | 155 172 | I IV
    d Bogmere | wetlands | 845 172 | II V
    e Bellgate | town | 500 204 | III f g
    f Cranewater | wetlands | 362 218 | I VI e h
    g Duskmarsh | wetlands | 638 218 | II VI e i
    h Eastwick | town | 299 298 | IV f l
    i Forgeham | town | 701 298 | V g m
    j Eelford | wetlands | 68 345 | IV VII
    k Elkrun | forest | 932 345 | V VIII
    l Frogmoor | wetlands | 277 387 | VI VII h n
    m Glassmere | wetlands | 723 387 | VI VIII i o
    n Highstairs | town | 376 450 | IX l p
    o Ironbridge | town | 624 450 | X m p
    p Heron Sound | wetlands | 500 491 | VI XI n o
    q Hartgrove | forest | 146 500 | VII IX
    r Ibis Shallows | wetlands | 854 500 | VIII X
    s Lilypool | wetlands | 374 606 | IX XI
    t Ivydell | forest | 626 606 | X XI
  `,
);
