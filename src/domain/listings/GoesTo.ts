/** Whom a listing is reserved for or sold to, seen from one buyer: that buyer, somebody else, or nobody is named. */
export type GoesTo = 'buyer' | 'other' | 'nobody';
