import type { ListingCard } from '../../domain/listings/Listing';
import { token } from '../shared/token';

/** The cards that the prerendered page contains, newest first. */
export type FirstCards = readonly ListingCard[];
export const FirstCards = token<FirstCards>('FirstCards');
