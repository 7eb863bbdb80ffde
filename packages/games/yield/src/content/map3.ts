/** YLD-021, YLD-Q01: the map for three players; turned by a third it is the same. */
import { board } from './locations.ts';

export const MAP_3 = board(
  3,
  'The Three Crowns',
  `
    I Alderwood | forest | 500 65 | a b
    II* Ashmarket | town | 500 197 | a b c
    III Bogmere | wetlands | 248 293 | a d f
    IV Cranewater | wetlands | 752 293 | b e g
    V Coppercross | town | 500 395 | d e j
    VI* Forgeham | town | 256 494 | f h k
    VII* Goldenfair | town | 744 494 | g i l
    VIII Greywillow | forest | 93 560 | f k
    IX Hartgrove | forest | 907 560 | g l
    X Eelford | wetlands | 500 600 | j k l
    a Adder Fen | wetlands | 347 154 | I II III
    b Briar Hollow | forest | 653 154 | I II IV
    c Bellgate | town | 500 293 | II d e
    d Cinderpine | forest | 374 344 | III V c h
    e Dawnthicket | forest | 626 344 | IV V c i
    f Elkrun | forest | 126 423 | III VI VIII
    g Duskmarsh | wetlands | 874 423 | IV VII IX
    h Drumhill | town | 374 446 | VI d j
    i Eastwick | town | 626 446 | VII e j
    j Fernreach | forest | 500 497 | V X h i
    k Frogmoor | wetlands | 279 609 | VI VIII X
    l Ivydell | forest | 721 609 | VII IX X
  `,
);
