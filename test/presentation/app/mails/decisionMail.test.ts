import { beforeAll, describe, expect, test } from 'vitest';
import type { ConcernedMail } from '../../../../src/application/notifications/decisions/DecisionMailer';
import type { Decision } from '../../../../src/domain/moderation/Decision';
import { measuresFor, needsStatement, type Measure } from '../../../../src/domain/moderation/Measure';
import type { Statement } from '../../../../src/domain/moderation/Statement';
import { DAY } from '../../../../src/domain/shared/Instant';
import { writeDecisionMail } from '../../../../src/presentation/app/mails/decisionMail';
import { serveSiteAt } from '../../../../src/presentation/shared/page/siteAddress';
import { aDecision, aStatement, decidedAt } from '../../../support/builders/aDecision';

const write = (changes: Partial<ConcernedMail> = {}) =>
  writeDecisionMail({
    decisionId: '0000000042',
    news: 'taken',
    address: 'karim@exemple.fr',
    recipientName: 'Karim',
    decision: aDecision(),
    hasEnded: false,
    ...changes,
  });
const stated = (changes: Partial<Statement>) => ({ decision: aDecision({ statement: aStatement(changes) }) });
const aboutKarim: Partial<Statement> = { target: { kind: 'person', id: 'karim' }, title: 'Karim' };
const judged = (changes: Partial<Decision>): Partial<ConcernedMail> => ({
  news: 'judged',
  decision: aDecision({
    appeal: 'Je conteste.',
    answer: 'Voir www.exemple.fr, comme Paul le demande.',
    answeredAt: decidedAt + 2 * DAY,
    ...changes,
  }),
});

beforeAll(() => serveSiteAt('https://mon-bazar.example'));

describe('the e-mail about a decision', () => {
  test('the e-mail says what was decided about what, from when, on which ground, and how and until when to contest it', () => {
    expect(write().text).toBe(
      [
        'Bonjour Karim,',
        '',
        'Notre équipe de modération a pris une décision qui vous concerne\u00a0: décision n°\u00a042, du 23\u00a0novembre 2026.',
        '',
        'Votre annonce «\u00a0Vélo de ville\u00a0» est retirée du site depuis le 23\u00a0novembre 2026, sans limite de durée.',
        '',
        'Personne d’autre que vous et notre équipe ne la voit, où que ce soit.',
        '',
        'Fondement\u00a0: contenu contraire à la loi (arnaque ou fraude). Les faits retenus et l’explication se lisent sur le site.',
        '',
        'Contester cette décision\u00a0: gratuitement, pendant six mois, jusqu’au 26\u00a0mai 2027, par le formulaire de votre compte, rubrique «\u00a0Décisions et signalements\u00a0». Une autre personne que celle qui a décidé, ou le responsable de la modération, examine votre réclamation et vous répond.',
        '',
        'Vous pouvez aussi vous adresser à un organe certifié de règlement extrajudiciaire des litiges, ou saisir le tribunal compétent.',
        '',
        'Lire la décision ou la contester\u00a0:',
        'https://mon-bazar.example/account#decisions',
        '',
        'Tout se fait sur le site, et non en réponse à cet e-mail. Mon Bazar ne vous demande jamais de mot de passe, de code ni de paiement par e-mail.',
        '',
        '--',
        'Vous recevez cet e-mail parce qu’une décision de modération vous concerne. La loi nous demande de vous en informer sans délai, quels que soient vos choix de notifications.',
      ].join('\n'),
    );
  });

  test.each<[Measure, Partial<Statement>, string, string]>([
    [
      'correction',
      {},
      'Votre annonce «\u00a0Vélo de ville\u00a0» est retirée du site jusqu’à ce que vous l’ayez corrigée',
      'est retirée du site depuis le 23\u00a0novembre 2026 jusqu’à ce que vous l’ayez corrigée.',
    ],
    [
      'removal',
      {},
      'Votre annonce «\u00a0Vélo de ville\u00a0» est retirée du site, sans limite de durée',
      'est retirée du site depuis le 23\u00a0novembre 2026, sans limite de durée.',
    ],
    [
      'warning',
      aboutKarim,
      'Vous recevez un avertissement',
      'Vous recevez un avertissement, le 23\u00a0novembre 2026.',
    ],
    [
      'name-reset',
      { ...aboutKarim, title: 'Gros mot' },
      'Votre nom «\u00a0Gros mot\u00a0» est retiré de votre profil\u00a0: un nom neutre le remplace, sans limite de durée',
      'est retiré de votre profil depuis le 23\u00a0novembre 2026',
    ],
    [
      'portrait-reset',
      aboutKarim,
      'Votre photo est retirée de votre profil, sans limite de durée',
      'Votre photo est retirée de votre profil depuis le 23\u00a0novembre 2026',
    ],
    [
      'text-reset',
      aboutKarim,
      'Votre présentation est retirée de votre profil, sans limite de durée',
      'Votre présentation est retirée de votre profil depuis le 23\u00a0novembre 2026',
    ],
    [
      'restriction',
      { ...aboutKarim, until: decidedAt + 7 * DAY },
      'Votre compte est restreint',
      'Votre compte est restreint du 23\u00a0novembre au 30\u00a0novembre 2026.',
    ],
    [
      'closing',
      aboutKarim,
      'Votre compte est fermé, sans limite de durée',
      'Votre compte est fermé depuis le 23\u00a0novembre 2026, sans limite de durée.',
    ],
  ])('the e-mail names the measure in its subject, and its extent: %s', (measure, changes, subject, extent) => {
    const mail = write(stated({ measure, ...changes }));
    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain(extent);
    expect(mail.html).toContain(extent);
  });

  test('every measure with a statement has a text, as it is taken and as it is overturned', () => {
    const measures = (['listing', 'person'] as const).flatMap(measuresFor).filter(needsStatement);
    expect(measures).toHaveLength(8);
    for (const measure of measures) {
      const overturned = judged({ status: 'overturned', statement: aStatement({ measure }) });
      for (const { subject, text } of [write(stated({ measure })), write(overturned)]) {
        expect(subject).not.toBe('');
        expect(text).not.toContain('\n\n\n');
      }
    }
  });

  test('the e-mail of a restriction that was lifted before it left says so, and not what is still forbidden', () => {
    const restricted = stated({ ...aboutKarim, measure: 'restriction', until: decidedAt + 7 * DAY });
    expect(write(restricted).text).toContain('D’ici là, vous ne pouvez');
    const { text } = write({ ...restricted, hasEnded: true });
    expect(text).toContain('Cette mesure n’est plus en vigueur.');
    expect(text).not.toContain('D’ici là');
  });

  test('the e-mail has neither the facts nor the explanation, which may be about others', () => {
    const { facts, explanation } = aStatement();
    for (const content of [write(), write(judged({ status: 'upheld' }))])
      for (const secret of [facts, explanation, 'Paul'])
        expect(`${content.subject}${content.text}${content.html}`).not.toContain(secret);
  });

  test('the e-mail leads to the decision, says why it was sent, and has no link to stop such e-mails', () => {
    for (const { html, text, unsubscribeAddress } of [write(), write(judged({ status: 'upheld' }))]) {
      expect(unsubscribeAddress).toBeNull();
      expect(html).toContain('href="https://mon-bazar.example/account#decisions"');
      expect(html).toContain('La loi nous demande de vous en informer sans délai');
      for (const shown of [html, text]) expect(shown).not.toContain('Ne plus recevoir');
    }
  });

  test.each(['Vélo exemple-banque.com', 'Vélo 06 12 34 56 78', 'Vélo, Western Union seulement'])(
    'the e-mail repeats no title or name with a link, contact details or a payment: %s',
    (title) => {
      const taken = write({ ...stated({ title }), recipientName: title });
      expect(taken.subject).toBe('Une de vos annonces est retirée du site, sans limite de durée');
      expect(taken.text).toMatch(/^Bonjour,\n/);
      const named = write(stated({ ...aboutKarim, measure: 'name-reset', title }));
      expect(named.text).toContain('Votre nom est retiré de votre profil');
      const upheld = write(judged({ status: 'upheld', statement: aStatement({ title }) }));
      expect(upheld.text).toContain('\n\nAnnonce retirée.\n\n');
      for (const { subject, text, html } of [taken, named, upheld])
        expect(`${subject}${text}${html}`).not.toContain(title);
    },
  );

  test('the e-mail shows what people have written as text, never as markup', () => {
    const { html } = write(stated({ title: '<img src=x>' }));
    expect(html).not.toContain('<img');
    expect(html).toContain('&#60;img');
  });
});

describe('the e-mail about a judgement', () => {
  test('the e-mail says which decision was examined, what about, since when it is upheld, and what is left to do', () => {
    const { subject, text } = write(judged({ status: 'upheld' }));
    expect(subject).toBe('La décision n°\u00a042 est maintenue');
    expect(text.split('\n\n').slice(0, 7)).toEqual([
      'Bonjour Karim,',
      'Nous avons examiné votre réclamation contre la décision n°\u00a042, du 23\u00a0novembre 2026.',
      'Annonce retirée\u00a0: «\u00a0Vélo de ville\u00a0».',
      'La décision est maintenue depuis le 25\u00a0novembre 2026.',
      'La réponse de notre équipe et ses raisons se lisent sur le site.',
      'Vous pouvez aussi vous adresser à un organe certifié de règlement extrajudiciaire des litiges, ou saisir le tribunal compétent.',
      'Lire la réponse\u00a0:\nhttps://mon-bazar.example/account#decisions',
    ]);
  });

  test('the e-mail says that a decision is overturned, and what becomes of the listing', () => {
    const { subject, text } = write(judged({ status: 'overturned' }));
    expect(subject).toBe('La décision n°\u00a042 est annulée');
    expect(text).toContain(
      '\n\nLa décision est annulée depuis le 25\u00a0novembre 2026.\n\nVotre annonce revient comme elle était, sauf si vous l’avez modifiée',
    );
    expect(text).not.toContain('litiges');
  });

  test('the e-mail of a decision that was overturned without an appeal speaks of none', () => {
    const { text } = write(judged({ status: 'overturned', appeal: '' }));
    expect(text).toContain(
      'Notre équipe de modération a revu la décision n°\u00a042, du 23\u00a0novembre 2026, qui vous concerne.',
    );
    expect(text).not.toContain('réclamation');
  });

  test.each<[Measure, string]>([
    ['correction', 'Votre annonce revient comme elle était'],
    ['warning', 'Cet avertissement ne compte plus.'],
    ['name-reset', 'nous ne le rétablissons pas à votre place.'],
    ['restriction', 'Elle ne restreint plus votre compte.'],
    ['closing', 'Vos annonces restent en pause jusqu’à ce que vous les remettiez en ligne.'],
  ])('the e-mail says what an overturned decision changes: %s', (measure, change) => {
    const statement = aStatement({ ...aboutKarim, measure });
    expect(write(judged({ status: 'overturned', statement })).text).toContain(change);
  });
});
