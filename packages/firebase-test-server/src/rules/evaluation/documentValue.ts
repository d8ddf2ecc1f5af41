import { mapOf } from '../RulesValue';
import type { RulesMap, RulesPath } from '../RulesValue';

/** A Firestore document as the value of `resource` and `get(…)`. */
export const documentValue = (path: RulesPath, data: RulesMap): RulesMap =>
  mapOf({ data, id: path.segments.at(-1) ?? '', __name__: path });
