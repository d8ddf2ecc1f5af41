import type { DecisionReader } from '../../../../src/application/notifications/decisions/DecisionReader';
import type { Decision } from '../../../../src/domain/moderation/Decision';
import { entryId } from '../../../../src/domain/moderation/journal';
import type { Restriction } from '../../../../src/domain/moderation/Restriction';

/** Reads `decisions` and `restrictions`, which are by uid, as they are at that time. */
export class InMemoryDecisionReader implements DecisionReader {
  decisions: readonly Decision[] = [];
  readonly restrictions = new Map<string, Restriction>();

  async read(id: string): Promise<Decision | null> {
    return this.decisions.find(({ number }) => entryId(number) === id) ?? null;
  }

  async restrictionOf(uid: string): Promise<Restriction | null> {
    return this.restrictions.get(uid) ?? null;
  }
}
