import { failure, success, type Result } from '../../shared/Result';

export type ListingState =
  | 'draft'
  | 'in-review'
  | 'online'
  | 'reserved'
  | 'sold'
  | 'paused'
  | 'expired'
  | 'deleted'
  | 'refused';

export type ListingEvent =
  | 'submit'
  | 'publish'
  | 'refuse'
  | 'reserve'
  | 'release'
  | 'sell'
  | 'relist'
  | 'pause'
  | 'resume'
  | 'expire'
  | 'renew'
  | 'delete';

/** brouillon → (en modération) → en ligne → réservée → vendue / en pause / expirée / supprimée / refusée. */
const transitions: Record<ListingState, Partial<Record<ListingEvent, ListingState>>> = {
  draft: { submit: 'in-review', publish: 'online', delete: 'deleted' },
  'in-review': { publish: 'online', refuse: 'refused', delete: 'deleted' },
  online: {
    submit: 'in-review',
    reserve: 'reserved',
    sell: 'sold',
    pause: 'paused',
    expire: 'expired',
    renew: 'online',
    refuse: 'refused',
    delete: 'deleted',
  },
  reserved: {
    submit: 'in-review',
    release: 'online',
    sell: 'sold',
    expire: 'expired',
    renew: 'reserved',
    refuse: 'refused',
    delete: 'deleted',
  },
  sold: { relist: 'online', refuse: 'refused', delete: 'deleted' },
  paused: { submit: 'in-review', resume: 'online', expire: 'expired', refuse: 'refused', delete: 'deleted' },
  expired: { renew: 'online', refuse: 'refused', delete: 'deleted' },
  deleted: {},
  refused: { submit: 'in-review', delete: 'deleted' },
};

export function nextState(state: ListingState, event: ListingEvent): Result<ListingState, 'illegal-transition'> {
  const next = transitions[state][event];
  return next === undefined ? failure('illegal-transition') : success(next);
}

/** Found in searches and shown to everyone. A reserved listing stays visible: the sale may fall through. */
export function isPublic(state: ListingState): boolean {
  return state === 'online' || state === 'reserved';
}
