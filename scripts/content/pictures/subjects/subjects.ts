import { buildings } from './immobilier/buildings';
import { houses } from './immobilier/houses';
import { rooms } from './immobilier/rooms';
import { children } from './loisirs/children';
import { fashion } from './loisirs/fashion';
import { music } from './loisirs/music';
import { others } from './loisirs/others';
import { reading } from './loisirs/reading';
import { sport } from './loisirs/sport';
import { appliances } from './maison/appliances';
import { decoration } from './maison/decoration';
import { furniture } from './maison/furniture';
import { garden } from './maison/garden';
import { linen } from './maison/linen';
import { seats } from './maison/seats';
import { tools } from './maison/tools';
import type { Motif } from '../motifs';
import { games } from './multimedia/games';
import { screensAndPhones } from './multimedia/screensAndPhones';
import { soundAndImage } from './multimedia/soundAndImage';
import type { Subject } from './subject';
import { bikes } from './vehicules/bikes';
import { boats } from './vehicules/boats';
import { campers } from './vehicules/campers';
import { cars } from './vehicules/cars';
import { equipment } from './vehicules/equipment';
import { motorcycles } from './vehicules/motorcycles';

export const subjects: Record<Motif, Subject> = {
  ...cars,
  ...campers,
  ...motorcycles,
  ...bikes,
  ...boats,
  ...equipment,
  ...houses,
  ...buildings,
  ...rooms,
  ...screensAndPhones,
  ...soundAndImage,
  ...games,
  ...seats,
  ...furniture,
  ...appliances,
  ...decoration,
  ...linen,
  ...tools,
  ...garden,
  ...reading,
  ...sport,
  ...music,
  ...fashion,
  ...children,
  ...others,
};
