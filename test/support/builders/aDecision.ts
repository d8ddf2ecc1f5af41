import type { Decision } from '../../../src/domain/moderation/Decision';
import { contentOfListing } from '../../../src/domain/moderation/ReportedContent';
import type { Statement, StatementEntries } from '../../../src/domain/moderation/Statement';
import { aListing } from './aListing';

export const decidedAt = Date.UTC(2026, 10, 23, 12);

/** Why Karim’s listing is removed for a scam, as an admin enters it. */
export function someReasons(): StatementEntries {
  return {
    source: 'notice',
    ground: 'illegal',
    category: 'SCAMS_AND_FRAUD',
    facts: 'Le vendeur demande un mandat avant la remise.',
    reference: 'Code pénal, article 313-1',
    explanation: 'Demander un paiement irréversible avant la remise est une manœuvre.',
  };
}

/** The removal of Karim’s listing for a scam, with changes. */
export function aStatement(changes: Partial<Statement> = {}): Statement {
  return {
    ...someReasons(),
    target: { kind: 'listing', id: 'velo' },
    personId: 'karim',
    title: 'Vélo de ville',
    measure: 'removal',
    until: null,
    decidedAt,
    ...changes,
  };
}

/** A decision without an appeal about Karim’s listing, which was online, with changes. */
export function aDecision(changes: Partial<Decision> = {}): Decision {
  return {
    number: 42,
    statement: aStatement(),
    points: 5,
    content: contentOfListing(aListing()),
    restoresTo: 'online',
    status: 'standing',
    appeal: '',
    appealedAt: null,
    answer: '',
    answeredAt: null,
    ...changes,
  };
}
