/** The colours of a room: what hangs and stands in it is drawn from these few. */
export interface Interior {
  readonly wall: string;
  readonly floor: string;
  readonly accent: string;
  readonly pot: string;
  /** The large quiet shape behind a subject in the studio. */
  readonly disc: string;
}

export interface Weather {
  readonly sky: string;
  readonly sun: string;
  readonly far: string;
  readonly near: string;
  readonly ground: string;
  readonly road: string;
  /** Whether lamps are lit. */
  readonly evening: boolean;
}

export const interiors: readonly [Interior, ...Interior[]] = [
  { wall: '#f2e1c6', floor: '#d3a273', accent: '#c8623f', pot: '#c8623f', disc: '#ecbb9d' },
  { wall: '#b7c2a3', floor: '#cf9d6c', accent: '#f4e8d3', pot: '#d9825b', disc: '#d8dabb' },
  { wall: '#d98c69', floor: '#99593f', accent: '#f2d9a8', pot: '#f0dcc0', disc: '#e9b18c' },
  { wall: '#629a93', floor: '#c9976a', accent: '#f0c574', pot: '#e0926a', disc: '#93c0b2' },
  { wall: '#edc06c', floor: '#b9764a', accent: '#a9523a', pot: '#71395a', disc: '#f6d998' },
  { wall: '#8f6079', floor: '#c8946f', accent: '#f0c27c', pot: '#e6a53b', disc: '#bb8c95' },
  { wall: '#434c6d', floor: '#8a5c48', accent: '#e6a53b', pot: '#d9825b', disc: '#6b7199' },
  { wall: '#e9bba5', floor: '#ab7054', accent: '#71395a', pot: '#2f7d7b', disc: '#f4dac8' },
  { wall: '#e2caa5', floor: '#a0704f', accent: '#2f7d7b', pot: '#f4e8d3', disc: '#f1e1c5' },
];

export const weathers = {
  day: {
    sky: '#cbe0d5',
    sun: '#fdf0c8',
    far: '#a5bfa3',
    near: '#86a279',
    ground: '#dcc294',
    road: '#b7a58f',
    evening: false,
  },
  golden: {
    sky: '#fbdfb3',
    sun: '#f7b85c',
    far: '#dda37f',
    near: '#a8905f',
    ground: '#d4ae79',
    road: '#ad8b74',
    evening: false,
  },
  dusk: {
    sky: '#f3bda4',
    sun: '#fde3b4',
    far: '#c08f95',
    near: '#94807a',
    ground: '#c09b83',
    road: '#948079',
    evening: false,
  },
  blue: {
    sky: '#9fc8c4',
    sun: '#fdf0c8',
    far: '#7ea8a0',
    near: '#6f9374',
    ground: '#d9c196',
    road: '#a4978c',
    evening: false,
  },
  night: {
    sky: '#38426a',
    sun: '#f8e6b8',
    far: '#4b5a80',
    near: '#34496a',
    ground: '#505a76',
    road: '#434b66',
    evening: true,
  },
} satisfies Record<string, Weather>;

export type WeatherName = keyof typeof weathers;
