import type { Coordinates } from '../../../domain/listings/place/Location';

type Point = readonly [longitude: number, latitude: number];

/** Drawn by hand from well-known capes, river mouths and passes: recognisable, but not accurate. */
const mainland: readonly Point[] = [
  [2.54, 51.09],
  [3.2, 50.73],
  [3.66, 50.35],
  [4.2, 50.0],
  [4.85, 50.13],
  [5.8, 49.54],
  [6.4, 49.46],
  [7.0, 49.16],
  [7.55, 49.1],
  [8.2, 48.97],
  [7.8, 48.5],
  [7.58, 47.6],
  [7.0, 47.45],
  [6.45, 46.8],
  [6.06, 46.4],
  [6.05, 46.15],
  [6.3, 46.38],
  [6.82, 46.4],
  [7.04, 45.92],
  [6.82, 45.72],
  [7.15, 45.4],
  [6.65, 45.1],
  [7.0, 44.7],
  [6.9, 44.35],
  [7.68, 44.12],
  [7.52, 43.78],
  [6.95, 43.53],
  [6.65, 43.18],
  [6.15, 43.04],
  [5.35, 43.24],
  [4.9, 43.41],
  [4.55, 43.38],
  [4.1, 43.55],
  [3.6, 43.38],
  [3.08, 43.05],
  [3.05, 42.55],
  [3.17, 42.43],
  [2.4, 42.36],
  [1.5, 42.58],
  [0.7, 42.82],
  [0, 42.7],
  [-0.75, 42.92],
  [-1.4, 43.06],
  [-1.78, 43.36],
  [-1.45, 43.65],
  [-1.26, 44.6],
  [-1.1, 45.55],
  [-0.75, 45.3],
  [-1.1, 45.75],
  [-1.15, 46.15],
  [-1.8, 46.5],
  [-2.12, 46.95],
  [-2.1, 47.25],
  [-2.55, 47.3],
  [-2.9, 47.52],
  [-3.4, 47.7],
  [-4.35, 47.8],
  [-4.72, 48.04],
  [-4.3, 48.2],
  [-4.77, 48.36],
  [-4.6, 48.6],
  [-3.95, 48.72],
  [-3.2, 48.86],
  [-2.7, 48.52],
  [-2.0, 48.68],
  [-1.5, 48.62],
  [-1.6, 49.2],
  [-1.9, 49.72],
  [-1.25, 49.7],
  [-1.1, 49.37],
  [-0.2, 49.29],
  [0.15, 49.48],
  [0.2, 49.71],
  [1.1, 49.94],
  [1.55, 50.2],
  [1.58, 50.85],
  [1.87, 50.97],
];

const corsica: readonly Point[] = [
  [9.4, 43.01],
  [9.5, 42.6],
  [9.55, 42.1],
  [9.4, 41.7],
  [9.2, 41.38],
  [8.8, 41.6],
  [8.62, 41.95],
  [8.56, 42.35],
  [8.75, 42.58],
  [9.25, 42.72],
];

/** Cities for orientation. */
export const landmarks: readonly (Coordinates & { readonly name: string })[] = [
  { name: 'Paris', latitude: 48.86, longitude: 2.35 },
  { name: 'Lyon', latitude: 45.76, longitude: 4.84 },
  { name: 'Marseille', latitude: 43.3, longitude: 5.37 },
  { name: 'Bordeaux', latitude: 44.84, longitude: -0.58 },
  { name: 'Nantes', latitude: 47.22, longitude: -1.55 },
  { name: 'Lille', latitude: 50.63, longitude: 3.06 },
  { name: 'Strasbourg', latitude: 48.57, longitude: 7.75 },
];

const WEST = -5.4;
const NORTH = 51.5;
/** Units of the drawing per degree of latitude. */
const SCALE = 24;
/** The length of a degree of longitude in the middle of France, relative to a degree of latitude. */
const NARROWING = Math.cos((46.5 * Math.PI) / 180);

export const mapSize = { width: 256, height: 250 } as const;

/** The position of a place on the drawing, in its units. */
export function project({ latitude, longitude }: Coordinates): { readonly x: number; readonly y: number } {
  return { x: round((longitude - WEST) * NARROWING * SCALE), y: round((NORTH - latitude) * SCALE) };
}

function pathOf(points: readonly Point[]): string {
  const steps = points.map(([longitude, latitude]) => {
    const { x, y } = project({ latitude, longitude });
    return `${x} ${y}`;
  });
  return `M${steps.join('L')}Z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export const outline = `${pathOf(mainland)}${pathOf(corsica)}`;
