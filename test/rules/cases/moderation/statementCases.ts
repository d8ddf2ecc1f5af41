import { admin, claire, karim, superAdmin, suspendedAdmin, suspendedKarim, visitor } from '../../actors';
import { commits, gets, given, lists, remove, set, type Attempt } from '../../Attempt';
import { without, type PlainDocument } from '@mon-bazar/firebase-test-server/firestore/plainDocument';
import { statementLengths, statementTexts } from '../../../../src/domain/moderation/Statement';
import { aDecision, aPastDecision, decidedPath, decides } from '../../moderation/deciding';
import { NEXT, NEXT_ID } from '../../moderation/journal';
import { contentOf } from '../../moderation/reporting';
import { together } from '../../posting';
import { allows, denies, type RulesCase } from '../../RulesCase';
import { inMinutes } from '../../times';

const stored = { [decidedPath]: aPastDecision() };
const ofKarim = { field: ['personId'], operator: '==', value: 'karim' } as const;
const appealed = { field: ['status'], operator: '==', value: 'appealed' } as const;

export const decisionReadingCases: readonly RulesCase[] = [
  allows('the person concerned reads a decision', karim, gets(decidedPath, stored)),
  allows('the person concerned reads a decision while they are suspended', suspendedKarim, gets(decidedPath, stored)),
  allows('the person concerned lists a hundred decisions', karim, lists('decisions', 100, ofKarim)),
  denies('the person concerned lists no more than a hundred decisions', karim, lists('decisions', 101, ofKarim)),
  denies('a person does not list the decisions about everybody', karim, lists('decisions', 10)),
  ...(
    [
      ['an admin', admin],
      ['a super_admin', superAdmin],
    ] as const
  ).flatMap(([who, as]) => [
    allows(`a decision is read by ${who}`, as, gets(decidedPath, stored)),
    allows(`a hundred decisions about a person are listed by ${who}`, as, lists('decisions', 100, ofKarim)),
    allows(`a hundred appeals are listed by ${who}`, as, lists('decisions', 100, appealed)),
    denies(`no more than a hundred appeals are listed by ${who}`, as, lists('decisions', 101, appealed)),
  ]),
  ...(
    [
      ['a visitor', visitor],
      ['a stranger', claire],
      ['a suspended admin', suspendedAdmin],
    ] as const
  ).flatMap(([who, as]) => [
    denies(`a decision is not read by ${who}`, as, gets(decidedPath, stored)),
    denies(`decisions about a person are not listed by ${who}`, as, lists('decisions', 10, ofKarim)),
    denies(`appeals are not listed by ${who}`, as, lists('decisions', 10, appealed)),
  ]),
];

const states = (decision: PlainDocument): Attempt => decides({ decision });
const warns = (decision: PlainDocument): Attempt =>
  decides({ measure: 'warning', kind: 'person', targetId: 'karim', decision });
const letters = (count: number): string => 'x'.repeat(count);

export const statementCases: readonly RulesCase[] = [
  ...Object.entries({
    source: ['notice', 'trusted-flagger', 'own-initiative'],
    ground: ['illegal', 'terms'],
    category: [
      'CONSUMER_INFORMATION',
      'CYBER_VIOLENCE',
      'DATA_PROTECTION_AND_PRIVACY_VIOLATIONS',
      'ILLEGAL_OR_HARMFUL_SPEECH',
      'INTELLECTUAL_PROPERTY_INFRINGEMENTS',
      'OTHER_VIOLATION_TC',
      'SCAMS_AND_FRAUD',
      'UNSAFE_AND_PROHIBITED_PRODUCTS',
    ],
  }).flatMap(([field, values]) => [
    ...values.map((value) => allows(`a decision may have the ${field} ${value}`, admin, states({ [field]: value }))),
    denies(`a decision has no unknown ${field}`, admin, states({ [field]: 'autre' })),
  ]),
  ...statementTexts.flatMap((text) => {
    const { minimum, maximum } = statementLengths[text];
    return [
      allows(`the ${text} of a decision may have ${minimum} letters`, admin, states({ [text]: letters(minimum) })),
      denies(
        `the ${text} of a decision has no fewer than ${minimum} letters`,
        admin,
        states({ [text]: letters(minimum - 1) }),
      ),
      allows(`the ${text} of a decision may have ${maximum} letters`, admin, states({ [text]: letters(maximum) })),
      denies(
        `the ${text} of a decision has no more than ${maximum} letters`,
        admin,
        states({ [text]: letters(maximum + 1) }),
      ),
      allows(
        `the ${text} of a decision may have several lines`,
        admin,
        states({ [text]: `${letters(20)}\n${letters(20)}` }),
      ),
      denies(`the ${text} of a decision is not a list`, admin, states({ [text]: Array<string>(30).fill('x') })),
      denies(`the ${text} of a decision does not begin with a blank`, admin, states({ [text]: ` ${letters(30)}` })),
    ];
  }),
  ...[0, 10].map((points) => allows(`a decision may have ${points} points`, admin, states({ points }))),
  ...[-1, 11, 2.5, '5'].map((points) => denies(`a decision does not have ${points} points`, admin, states({ points }))),
  ...Object.entries({
    number: NEXT + 1,
    personId: 'claire',
    kind: 'person',
    targetId: 'reserved',
    title: 'Autre chose',
    content: { ...contentOf(), description: 'Autre chose.' },
    measure: 'correction',
    restoresTo: 'paused',
    decidedAt: inMinutes(-1),
    status: 'upheld',
    appeal: 'Non.',
    appealedAt: inMinutes(0),
    answer: letters(30),
    answeredAt: inMinutes(0),
    by: 'nadia',
  }).map(([field, value]) =>
    denies(`a decision about a listing has no other ${field} than its own`, admin, states({ [field]: value })),
  ),
  ...Object.entries({
    personId: 'claire',
    title: 'Autre nom',
    content: contentOf(),
    restoresTo: 'online',
    targetId: 'claire',
    kind: 'listing',
  }).map(([field, value]) =>
    denies(`a decision about a person has no other ${field} than its own`, admin, warns({ [field]: value })),
  ),
  denies(
    'a decision about a listing in review does not return it to the review',
    admin,
    decides({ targetId: 'in-review', decision: { restoresTo: 'in-review' } }),
  ),
  ...Object.keys(aDecision()).map((field) =>
    denies(`a decision does not lack the field ${field}`, admin, lacking(field)),
  ),
  denies(
    'a second decision is not stored under another number',
    admin,
    together(decides(), set('decisions/0000000043', aDecision())),
  ),
  denies(
    'a decision is not stored under another number than that of its entry',
    admin,
    together(decides({ decision: null }), set('decisions/0000000043', aDecision())),
  ),
  denies('a decision is not stored alone', admin, commits(set(`decisions/${NEXT_ID}`, aDecision()))),
  denies('a decision is not deleted', superAdmin, given(stored, commits(remove(decidedPath)))),
  denies('a decision is not deleted by the person concerned', karim, given(stored, commits(remove(decidedPath)))),
];

function lacking(field: string): Attempt {
  return together(decides({ decision: null }), set(`decisions/${NEXT_ID}`, without(aDecision(), field)));
}
