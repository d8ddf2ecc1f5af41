import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Measure } from '../../../src/domain/moderation/Measure';
import type { StatementSource } from '../../../src/domain/moderation/Statement';
import { StatementOfReasons } from '../../../src/presentation/moderation/StatementOfReasons';
import { aStatement, decidedAt } from '../../support/builders/aDecision';

const taken = { number: 42, decidedAt };

/** The entries of a statement by their terms. */
function entriesOf(statement = aStatement(), given: typeof taken | null = taken): Readonly<Record<string, string>> {
  const { container, unmount } = render(<StatementOfReasons statement={statement} taken={given} />);
  const terms = [...container.querySelectorAll('dt')];
  const entries = terms.map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']);
  unmount();
  return Object.fromEntries(entries) as Readonly<Record<string, string>>;
}

test('a statement of reasons holds all that its reader has a right to know', () => {
  const { facts, reference, explanation } = aStatement();
  const entries = entriesOf();
  expect(Object.keys(entries)).toEqual([
    'Référence',
    'Décision',
    'Faits retenus',
    'Origine',
    'Fondement',
    'Pourquoi',
    'Moyens automatisés',
    'Contester cette décision',
  ]);
  expect(entries).toMatchObject({ Référence: 'Décision n°\u00a042', 'Faits retenus': facts, Pourquoi: explanation });
  expect(entries['Décision']).toContain(
    'Votre annonce «\u00a0Vélo de ville\u00a0» est retirée du site depuis le 23\u00a0novembre 2026, sans limite de durée.',
  );
  expect(entries['Origine']).toContain('Un signalement');
  expect(entries['Fondement']).toContain('Contenu contraire à la loi');
  expect(entries['Fondement']).toContain(reference);
  expect(entries['Fondement']).toContain('Arnaque ou fraude');
  expect(entries['Moyens automatisés']).toContain('Aucun.');
  expect(entries['Contester cette décision']).toMatch(/six mois, jusqu’au 26\u00a0mai 2027.*extrajudiciaire.*tribunal/);
});

test.each<[Measure, StatementSource, RegExp]>([
  ['removal', 'own-initiative', /^Aucun pour la décision.*un mot interdit/],
  ['correction', 'own-initiative', /^Aucun pour la décision.*un mot interdit/],
  ['removal', 'notice', /^Aucun\. Ni le repérage/],
  ['warning', 'own-initiative', /^Aucun\. Ni le repérage/],
])('the statement of the measure « %s » from « %s » says what may have been automated', (measure, source, text) => {
  expect(entriesOf(aStatement({ measure, source }))['Moyens automatisés']).toMatch(text);
});

test('a breach of the terms is not called illegal', () => {
  const ground = entriesOf(aStatement({ ground: 'terms', reference: 'Règles de diffusion, article 2' }))['Fondement'];
  expect(ground).toContain('contraire à nos conditions');
  expect(ground).toContain('Règles de diffusion, article 2');
  expect(ground).not.toContain('loi');
});

test.each<[Measure, string]>([
  ['removal', 'sans limite de durée'],
  ['correction', 'depuis le 23\u00a0novembre 2026 jusqu’à ce que vous l’ayez corrigée'],
  ['warning', 'Vous recevez un avertissement, le 23\u00a0novembre 2026.'],
  ['name-reset', 'Votre nom «\u00a0Vélo de ville\u00a0» est retiré de votre profil'],
  ['portrait-reset', 'Votre photo est retirée de votre profil'],
  ['closing', 'Votre compte est fermé depuis le 23\u00a0novembre 2026, sans limite de durée.'],
  ['text-reset', 'Si cette décision est annulée, vous pourrez remettre ce qui a été retiré'],
])('the effect of the measure « %s » is said', (measure, effect) => {
  expect(entriesOf(aStatement({ measure }))['Décision']).toContain(effect);
});

test.each([
  [Date.UTC(2026, 10, 30, 12), 'Votre compte est restreint du 23\u00a0novembre au 30\u00a0novembre 2026.'],
  [Date.UTC(2027, 0, 9, 12), 'Votre compte est restreint du 23\u00a0novembre 2026 au 9\u00a0janvier 2027.'],
])('a restriction is said from its first to its last day, with the year once if it is the same', (until, effect) => {
  expect(entriesOf(aStatement({ measure: 'restriction', until }))['Décision']).toContain(effect);
});

test.each<[StatementSource, string]>([
  ['notice', 'Un signalement a attiré'],
  ['trusted-flagger', 'Un signaleur de confiance'],
  ['own-initiative', 'de sa propre initiative'],
])('the source « %s » of the facts is said', (source, text) => {
  expect(entriesOf(aStatement({ source }))['Origine']).toContain(text);
});

test('a preview has neither a number nor dates', () => {
  const entries = entriesOf(aStatement(), null);
  expect(entries['Référence']).toBe('Le numéro est attribué quand la décision est prise.');
  expect(entries['Décision']).not.toContain('depuis');
  expect(entries['Contester cette décision']).toContain('pendant six mois, par le formulaire');
});
