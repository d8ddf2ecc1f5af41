import * as v from 'valibot';
import { reportReasons } from '../../../domain/moderation/Report';
import { contentNamed } from '../../../domain/moderation/ReportedContent';
import { instant, photo, price } from '../documents/listingSchemas';

const text = v.string();
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const targetKind = v.picklist(['listing', 'person', 'conversation']);
const reason = v.picklist(reportReasons);
const measures = [
  'none',
  'approval',
  'correction',
  'removal',
  'warning',
  'name-reset',
  'portrait-reset',
  'text-reset',
  'restriction',
  'closing',
  'lifting',
] as const;

const content = v.object({ title: text, description: text, price: v.nullable(price), photos: v.array(photo) });

/** `reports/{reporter}~{kind}~{targetId}`; those of earlier versions have no content. */
export const reportDocument = v.object({
  reporterId: text,
  kind: targetKind,
  targetId: text,
  reason,
  details: text,
  createdAt: instant,
  content: v.optional(content, contentNamed('')),
});

/** `notices/{reference}`; one of the sexual abuse of a child may have neither name nor address. */
export const noticeDocument = v.object({
  kind: v.picklist(['listing', 'person']),
  targetId: text,
  reason,
  details: text,
  name: text,
  email: text,
  createdAt: instant,
  content,
});

/**
 * `cases/{kind}~{targetId}`; `notices` is there once there was a notice, and the last four fields once an admin has held or decided
 * the case.
 */
export const caseDocument = v.object({
  kind: targetKind,
  targetId: text,
  title: text,
  state: v.picklist(['open', 'closed']),
  reports: count,
  notices: v.optional(count, 0),
  score: count,
  lastReason: v.nullable(reason),
  lastAt: v.nullable(instant),
  holder: v.optional(v.nullable(text), null),
  heldUntil: v.optional(v.nullable(instant), null),
  decision: v.optional(v.nullable(count), null),
  lastEffect: v.optional(v.nullable(count)),
});

/** `report_outcomes/{kind}~{targetId}` */
export const outcomeDocument = v.object({ outcome: v.picklist(['acted', 'dismissed']), decidedAt: instant });

/** `registers/journal` */
export const journalHeadDocument = v.object({ count, chain: text });

/** `journal/{number}` */
export const journalEntryDocument = v.object({
  number: count,
  by: text,
  at: instant,
  action: v.picklist([
    ...measures,
    'upheld',
    'overturned',
    'opening',
    'appointment',
    'dismissal',
    'words-added',
    'words-removed',
    'hold',
  ]),
  kind: v.picklist(['listing', 'person', 'conversation', 'decision', 'setting']),
  targetId: text,
  note: text,
  chain: text,
});

/** `opened_conversations/{admin}~{conversation}` */
export const openedConversationDocument = v.object({ openedAt: instant });

/** `listings/{id}`, also that of a deleted one. */
export const ownedDocument = v.object({ ownerId: text });

/** `decisions/{number}`; those of earlier versions have no `content` and no `until`. */
export const decisionDocument = v.object({
  number: count,
  personId: text,
  kind: targetKind,
  targetId: text,
  title: text,
  measure: v.picklist(measures),
  until: v.optional(v.nullable(instant), null),
  source: v.picklist(['notice', 'trusted-flagger', 'own-initiative']),
  ground: v.picklist(['illegal', 'terms']),
  category: v.picklist([
    'CONSUMER_INFORMATION',
    'CYBER_VIOLENCE',
    'DATA_PROTECTION_AND_PRIVACY_VIOLATIONS',
    'ILLEGAL_OR_HARMFUL_SPEECH',
    'INTELLECTUAL_PROPERTY_INFRINGEMENTS',
    'OTHER_VIOLATION_TC',
    'SCAMS_AND_FRAUD',
    'UNSAFE_AND_PROHIBITED_PRODUCTS',
  ]),
  facts: text,
  reference: text,
  explanation: text,
  points: count,
  content: v.optional(v.nullable(content), null),
  restoresTo: v.nullable(
    v.picklist(['draft', 'in-review', 'online', 'reserved', 'sold', 'paused', 'expired', 'deleted', 'refused']),
  ),
  decidedAt: instant,
  status: v.picklist(['standing', 'appealed', 'upheld', 'overturned']),
  appeal: text,
  appealedAt: v.nullable(instant),
  answer: text,
  answeredAt: v.nullable(instant),
});
