import { floor, plinth, room, rugRoom, studio, table, wall, workshop } from './indoors';
import { country, garden, meadow, mountain, sea, street, terrace } from './outdoors';

export const places = {
  room,
  rugRoom,
  wall,
  table,
  studio,
  plinth,
  workshop,
  floor,
  street,
  country,
  meadow,
  sea,
  garden,
  terrace,
  mountain,
} as const;

export type PlaceName = keyof typeof places;
