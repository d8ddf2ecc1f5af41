import { beforeAll, describe, expect, test } from 'vitest';
import type { ReporterMail } from '../../../../src/application/notifications/outcomes/OutcomeMailer';
import type { ReportTargetKind } from '../../../../src/domain/moderation/Report';
import type { OwnReport } from '../../../../src/domain/moderation/ReportOutcome';
import { DAY } from '../../../../src/domain/shared/Instant';
import { writeOutcomeMail } from '../../../../src/presentation/app/mails/outcomeMail';
import { serveSiteAt } from '../../../../src/presentation/shared/page/siteAddress';

const SENT = Date.UTC(2026, 10, 21, 12);
const report: OwnReport = {
  target: { kind: 'listing', id: 'velo' },
  reason: 'scam',
  details: 'Elle demande un virement.',
  createdAt: SENT,
  title: 'Vélo de Zoé',
  outcome: 'acted',
  decidedAt: SENT + 2 * DAY,
};
const write = (
  outcome: ReporterMail['answer']['outcome'] = 'acted',
  kind: ReportTargetKind = 'listing',
  recipientName = 'Claire',
) =>
  writeOutcomeMail({
    recipientId: 'claire',
    address: 'claire@exemple.fr',
    recipientName,
    report: { ...report, target: { kind, id: 'velo' } },
    answer: { outcome, decidedAt: SENT + 2 * DAY },
  });

beforeAll(() => serveSiteAt('https://mon-bazar.example'));

describe('the e-mail to somebody who has reported something', () => {
  test('the e-mail says which report was examined, that a measure was taken, what to do about it, and leads to their reports', () => {
    expect(write().subject).toBe('Votre signalement du 21\u00a0novembre 2026 a été examiné');
    expect(write().text).toBe(
      [
        'Bonjour Claire,',
        '',
        'Le 21\u00a0novembre 2026, vous avez signalé une annonce (motif\u00a0: arnaque ou tentative d’arnaque). Une personne de notre équipe a examiné ce signalement.',
        '',
        'Le 23\u00a0novembre 2026, nous avons pris une mesure.',
        '',
        'Cette suite peut encore changer, par exemple si la mesure est contestée avec succès\u00a0: votre compte montre toujours celle qui vaut.',
        '',
        'Si vous n’êtes pas d’accord avec la suite donnée, écrivez-nous\u00a0: le lien est sous la liste de vos signalements, dans votre compte. Vous pouvez aussi vous adresser à un organe certifié de règlement extrajudiciaire des litiges, ou saisir le tribunal compétent.',
        '',
        'Voir mes signalements\u00a0:',
        'https://mon-bazar.example/account#decisions',
        '',
        'Tout se fait sur le site, et non en réponse à cet e-mail. Mon Bazar ne vous demande jamais de mot de passe, de code ni de paiement par e-mail.',
        '',
        '--',
        'Vous recevez cet e-mail parce que vous nous avez envoyé un signalement. La loi nous demande de vous en faire connaître la suite, quels que soient vos choix de notifications.',
      ].join('\n'),
    );
  });

  test('the e-mail says that a report was dismissed, and nothing of a measure', () => {
    const { text } = write('dismissed', 'person');
    expect(text).toContain('vous avez signalé une personne (motif');
    expect(text).toContain('Le 23\u00a0novembre 2026, nous avons décidé de ne pas y donner suite.');
    expect(text).not.toContain('mesure');
  });

  test('the e-mail about a conversation says that it was examined, since decisions are about one of its people', () => {
    const { text } = write('dismissed', 'conversation');
    expect(text).toContain('vous avez signalé une conversation (motif');
    expect(text).toContain('L’examen de cette conversation s’est achevé le 23\u00a0novembre 2026.');
    expect(text).toContain('Si une mesure a été prise envers une personne, elle seule en est informée.');
    expect(text).not.toContain('donner suite');
  });

  test('the e-mail repeats neither the title or name of what was reported, nor the details, nor an id', () => {
    for (const kind of ['listing', 'person', 'conversation'] as const) {
      const { subject, text, html } = write('acted', kind);
      expect(subject + text + html).not.toMatch(/Zoé|virement|velo/);
    }
  });

  test('the document says what the text says, and neither has an unsubscribe link', () => {
    const { html, text, unsubscribeAddress } = write();
    const plain = html.replace(/<[^>]*>/g, ' ');
    for (const line of text.split('\n').filter((one) => one !== '' && one !== '--' && !one.includes('\u00a0:')))
      expect(line.startsWith('https:') ? html : plain).toContain(line);
    expect(unsubscribeAddress).toBeNull();
    expect(html + text).not.toContain('Ne plus recevoir');
  });

  test('the e-mail greets without a name where there is none, or none that may be repeated', () => {
    for (const name of ['', 'www.exemple.fr']) expect(write('acted', 'listing', name).text).toMatch(/^Bonjour,\n/);
  });
});
