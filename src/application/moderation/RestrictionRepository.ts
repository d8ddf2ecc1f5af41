import type { Restriction } from '../../domain/moderation/Restriction';
import type { BackendResult } from '../shared/BackendResult';
import { token } from '../shared/token';

/** What restricted people may not do. `DecisionRepository` sets and lifts restrictions. */
export interface RestrictionRepository {
  /** The last restriction of a person, which may be over; null if there is none. For that person and admins. */
  of(uid: string): Promise<BackendResult<Restriction | null>>;
}
export const RestrictionRepository = token<RestrictionRepository>('RestrictionRepository');
