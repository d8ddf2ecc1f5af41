import type { Decision } from '../../../domain/moderation/Decision';
import type { Restriction } from '../../../domain/moderation/Restriction';

/** Decisions as a server reads them. Methods reject when the backend is out of reach. */
export interface DecisionReader {
  /** `id`: that of its journal entry. Null: there is none, or it is malformed, which is reported. */
  read(id: string): Promise<Decision | null>;
  /** The last restriction of a person, which stays after its end. Null: there is none, it was lifted, or it is malformed, which is reported. */
  restrictionOf(uid: string): Promise<Restriction | null>;
}
