import { mapOf } from '../RulesValue';
import type { RulesMap, RulesPath } from '../RulesValue';

/** A document of Firestore as `resource` and `get(…)` show it. */
export const documentValue = (path: RulesPath, data: RulesMap): RulesMap =>
  mapOf({ data, id: path.segments.at(-1) ?? '', __name__: path });
