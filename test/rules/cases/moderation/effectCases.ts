import { without } from '@mon-bazar/firebase-test-server/firestore/plainDocument';
import { admin } from '../../actors';
import { given } from '../../Attempt';
import { decides, restricted } from '../../moderation/deciding';
import { NEXT } from '../../moderation/journal';
import { aClosedCase } from '../../moderation/reporting';
import { allows, denies, type RulesCase } from '../../RulesCase';

export const effectCases: readonly RulesCase[] = [
  allows(
    'a decision without a measure leaves the last effect of a case',
    admin,
    decides({ measure: 'none', known: aClosedCase({ decision: 13 }) }),
  ),
  denies(
    'a decision without a measure is not the last effect of a case',
    admin,
    decides({ measure: 'none', known: aClosedCase(), closed: { lastEffect: NEXT } }),
  ),
  denies(
    'a decision without a measure does not remove the last effect of a case',
    admin,
    decides({ measure: 'none', known: aClosedCase(), closed: { lastEffect: null } }),
  ),
  allows(
    'a decision without a measure leaves the decision of an earlier version as the last effect',
    admin,
    decides({ measure: 'none', known: without(aClosedCase(), 'lastEffect') }),
  ),
  denies(
    'a decision without a measure does not remove the effect of a decision of an earlier version',
    admin,
    decides({ measure: 'none', known: without(aClosedCase(), 'lastEffect'), closed: { lastEffect: null } }),
  ),
  denies(
    'a restriction is the last effect of a case',
    admin,
    decides({ measure: 'restriction', kind: 'person', targetId: 'karim', closed: { lastEffect: null } }),
  ),
  denies(
    'the lifting of a restriction is not the last effect of a case',
    admin,
    given(restricted, decides({ measure: 'lifting', kind: 'person', targetId: 'karim', closed: { lastEffect: NEXT } })),
  ),
];
