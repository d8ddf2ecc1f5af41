import { measuresFor, type Measure } from '../../../domain/moderation/Measure';
import { reportReasons } from '../../../domain/moderation/Report';
import type { StatementCategory, StatementGround, StatementSource } from '../../../domain/moderation/Statement';
import type { DecisionEntries } from './DecisionEntries';

const measures: readonly Measure[] = [...measuresFor('listing'), ...measuresFor('person')];
export const statementGrounds: readonly StatementGround[] = ['illegal', 'terms'];
export const statementSources: readonly StatementSource[] = ['notice', 'trusted-flagger', 'own-initiative'];
export const statementCategories: readonly StatementCategory[] = [
  'SCAMS_AND_FRAUD',
  'UNSAFE_AND_PROHIBITED_PRODUCTS',
  'INTELLECTUAL_PROPERTY_INFRINGEMENTS',
  'ILLEGAL_OR_HARMFUL_SPEECH',
  'CYBER_VIOLENCE',
  'DATA_PROTECTION_AND_PRIVACY_VIOLATIONS',
  'CONSUMER_INFORMATION',
  'OTHER_VIOLATION_TC',
];

/** The entries of a stored draft; null if it is none, or if another version of the site has stored it. */
export function readDraft(stored: unknown): DecisionEntries | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const values: Readonly<Record<string, unknown>> = { ...stored };
  const measure = oneOf(measures, values['measure']);
  const reason = oneOf(reportReasons, values['reason']);
  const ground = oneOf(statementGrounds, values['ground']);
  const source = oneOf(statementSources, values['source']);
  const category = oneOf(statementCategories, values['category']);
  // Drafts of earlier versions have no days.
  const { facts, reference, explanation, note, points, days = '' } = values;
  if (measure === null || reason === null || ground === null || source === null || category === null) return null;
  if (typeof facts !== 'string' || typeof reference !== 'string' || typeof explanation !== 'string') return null;
  if (typeof note !== 'string' || typeof points !== 'number' || typeof days !== 'string') return null;
  return { measure, reason, ground, source, category, facts, reference, explanation, note, points, days };
}

function oneOf<Value extends string>(values: readonly Value[], stored: unknown): Value | null {
  return values.find((value) => value === stored) ?? null;
}
