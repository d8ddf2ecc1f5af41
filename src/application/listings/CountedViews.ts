import { token } from '../shared/token';
import type { SeenListings } from './SeenListings';

/** The listings whose views this browser has counted. */
export type CountedViews = SeenListings;
export const CountedViews = token<CountedViews>('CountedViews');
