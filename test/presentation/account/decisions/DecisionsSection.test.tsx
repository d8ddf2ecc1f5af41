import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { APPEAL_PERIOD } from '../../../../src/domain/moderation/Appeal';
import type { OwnReport } from '../../../../src/domain/moderation/ReportOutcome';
import { DAY } from '../../../../src/domain/shared/Instant';
import { failure, success } from '../../../../src/domain/shared/Result';
import { AppealViewModel } from '../../../../src/presentation/account/decisions/AppealViewModel';
import { DecisionsSection } from '../../../../src/presentation/account/decisions/DecisionsSection';
import { OwnDecisionsViewModel } from '../../../../src/presentation/account/decisions/OwnDecisionsViewModel';
import { OwnReportsViewModel } from '../../../../src/presentation/account/decisions/OwnReportsViewModel';
import {
  appealViewModel,
  ownDecisionsViewModel,
  ownReportsViewModel,
} from '../../../../src/presentation/account/viewModels';
import { ViewModelContext } from '../../../../src/presentation/shared/useViewModel';
import type { Decision } from '../../../../src/domain/moderation/Decision';
import { aDecision, aStatement, decidedAt } from '../../../support/builders/aDecision';
import { anAccount } from '../../../support/builders/aPerson';
import { aViewModelSource, given } from '../../../support/doubles/aViewModelSource';
import { aSession, someFormDrafts } from '../../../support/drivers/anAccountPage';
import { InMemoryModeration } from '../../../support/inMemory/moderation/InMemoryModeration';
import { eventually } from '../../../support/time/eventually';

const report: OwnReport = {
  target: { kind: 'listing', id: 'table' },
  title: 'Table de ferme',
  reason: 'counterfeit',
  details: '',
  createdAt: decidedAt,
  outcome: 'pending',
  decidedAt: null,
};

interface Shown {
  readonly decisions?: readonly Decision[];
  readonly reports?: readonly OwnReport[];
  readonly now?: number;
  readonly drafts?: Record<string, object>;
}

/** The section as Karim sees it. */
function show({ decisions = [], reports = [], now = decidedAt + DAY, drafts = {} }: Shown = {}) {
  const moderation = new InMemoryModeration('karim');
  moderation.stored.clock = { now: () => now };
  decisions.forEach((decision) => moderation.stored.storeDecision(decision));
  const ownOf = vi.fn(async () => success(reports));
  const session = aSession({ ...anAccount, uid: 'karim' });
  const source = aViewModelSource(
    given(
      appealViewModel,
      () => new AppealViewModel(session, moderation, someFormDrafts(drafts).port, moderation.stored.clock),
    ),
    given(
      ownDecisionsViewModel,
      () => new OwnDecisionsViewModel(session, moderation, moderation, moderation.stored.clock),
    ),
    given(ownReportsViewModel, () => new OwnReportsViewModel(session, { add: async () => success(), ownOf })),
  );
  const section = (
    <MemoryRouter>
      <ViewModelContext value={source}>
        <DecisionsSection />
      </ViewModelContext>
    </MemoryRouter>
  );
  return { moderation, ownOf, section };
}

const openDecision = async () =>
  userEvent.click(await screen.findByRole('button', { name: /^Lire les motifs.* la décision n°\u00a042$/ }));

const appealField = () => screen.getByRole('textbox', { name: /Pourquoi la contestez-vous/ });

const send = () => userEvent.click(screen.getByRole('button', { name: 'Envoyer la réclamation' }));

test('a person without decisions and reports is told so', async () => {
  render(show().section);
  expect(await screen.findByText('Aucune décision ne vous concerne.')).toBeVisible();
  expect(await screen.findByText('Vous n’avez rien signalé.')).toBeVisible();
});

test('a decision opens with its reasons and closes again', async () => {
  render(show({ decisions: [aDecision()] }).section);
  expect(await screen.findByText('Annonce retirée : « Vélo de ville »')).toBeVisible();
  expect(screen.getByText('Décision n° 42, du 23 novembre 2026')).toBeVisible();
  expect(screen.getByText('En vigueur')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Lire les motifs ou contester la décision n°\u00a042' })).toHaveTextContent(
    'Lire les motifs ou contester',
  );
  await openDecision();
  expect(screen.getByText(aStatement().facts)).toBeVisible();
  const close = screen.getByRole('button', { name: 'Refermer la décision n°\u00a042' });
  expect(close).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(close);
  expect(screen.queryByText(aStatement().facts)).toBeNull();
});

test('a restriction that is lifted is no longer in force, and can be contested', async () => {
  const until = decidedAt + 7 * DAY;
  const restriction = aDecision({ statement: aStatement({ measure: 'restriction', until }) });
  const { moderation, section } = show({ decisions: [restriction] });
  moderation.stored.restrictions.set('karim', { until, decision: 42 });
  render(section);
  expect(await screen.findByText('En vigueur jusqu’au 30 novembre 2026')).toBeVisible();
  moderation.stored.restrictions.delete('karim');
  act(() => moderation.stored.storeDecision({ ...restriction, status: 'upheld' }));
  expect(await screen.findByText('Levée')).toBeVisible();
  expect(screen.getByText('Maintenue après réclamation')).toBeVisible();
  expect(screen.queryByText(/En vigueur/)).toBeNull();
});

test('the end of a restriction is not said to be in force while it cannot be read', async () => {
  const until = decidedAt + 7 * DAY;
  const { moderation, section } = show({
    decisions: [aDecision({ statement: aStatement({ measure: 'restriction', until }) })],
  });
  moderation.of = async () => failure('offline');
  render(section);
  expect(await screen.findByText('Décidée jusqu’au 30 novembre 2026')).toBeVisible();
});

test('an appeal is sent, and the focus goes to where its answer will stand', async () => {
  const { moderation, section } = show({ decisions: [aDecision()] });
  render(section);
  await openDecision();
  expect(screen.getByText(/^Il vous reste 183 jours pour contester cette décision\./)).toBeVisible();
  await userEvent.type(appealField(), 'Le vélo est à moi.');
  expect(screen.getByText(/18 sur 2\s000 caractères/)).toBeVisible();
  await send();
  const sent = await screen.findByText(/Votre réclamation du 24 novembre 2026 est en cours d’examen/);
  await eventually(() => expect(sent.parentElement).toHaveFocus());
  expect(sent.parentElement).toHaveTextContent('Le vélo est à moi.');
  expect(screen.getByText('Réclamation en cours d’examen')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(moderation.stored.decisions.get(42)).toMatchObject({ status: 'appealed', appeal: 'Le vélo est à moi.' });
});

test('an appeal without a text is refused in words, and its field gets the focus', async () => {
  render(show({ decisions: [aDecision()] }).section);
  await openDecision();
  await send();
  expect(await screen.findByText(/Écrivez pourquoi vous contestez cette décision/)).toBeVisible();
  expect(appealField()).toHaveFocus();
  expect(appealField()).toBeInvalid();
});

test('an appeal that fails says why and keeps its text, also when the decision changes meanwhile', async () => {
  const { moderation, section } = show({ decisions: [aDecision()] });
  moderation.appeal = async () => failure('denied');
  render(section);
  await openDecision();
  await userEvent.type(appealField(), 'Non.');
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('Votre réclamation a été refusée.');
  act(() => moderation.stored.storeDecision(aDecision({ points: 3 })));
  expect(appealField()).toHaveValue('Non.');
});

test('what was typed on an earlier visit is still there', async () => {
  render(show({ decisions: [aDecision()], drafts: { 'appeal-42 karim': { text: 'Déjà écrit' } } }).section);
  await openDecision();
  expect(appealField()).toHaveValue('Déjà écrit');
});

test('the last day of an appeal is said, and nothing can be sent after it', async () => {
  const lastDay = show({ decisions: [aDecision()], now: decidedAt + APPEAL_PERIOD - 1 });
  const { unmount } = render(lastDay.section);
  await openDecision();
  expect(screen.getByText(/Il vous reste un jour/)).toBeVisible();
  unmount();
  render(show({ decisions: [aDecision()], now: decidedAt + APPEAL_PERIOD + 1 }).section);
  await openDecision();
  expect(screen.getByText('Le délai de six mois pour contester cette décision est passé.')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test.each([
  ['upheld', 'Maintenue après réclamation', 'La décision est maintenue depuis le 25 novembre 2026.'],
  ['overturned', 'Annulée', 'La décision est annulée depuis le 25 novembre 2026.'],
] as const)('the answer to an appeal whose decision is %s is shown', async (status, verdict, outcome) => {
  const judged = { status, appeal: 'Il est à moi.', answer: 'Nous avons vu la facture.', appealedAt: decidedAt };
  render(show({ decisions: [aDecision({ ...judged, answeredAt: decidedAt + 2 * DAY })] }).section);
  expect(await screen.findByText(verdict)).toBeVisible();
  await openDecision();
  expect(screen.getByText(outcome)).toBeVisible();
  expect(screen.getByText(judged.answer).closest('figure')).toHaveTextContent('Réponse de notre équipe');
  expect(screen.getByText(judged.appeal).closest('figure')).toHaveTextContent('Ce que vous avez écrit');
});

test('the reports of the person are listed with what became of them', async () => {
  const reports: readonly OwnReport[] = [
    report,
    { ...report, target: { kind: 'person', id: 'p' }, title: 'Paul', outcome: 'acted', decidedAt: decidedAt + DAY },
    { ...report, target: { kind: 'person', id: 'q' }, title: '', outcome: 'dismissed', decidedAt: decidedAt + DAY },
    { ...report, target: { kind: 'conversation', id: 'c' }, reason: 'harassment' },
    { ...report, target: { kind: 'conversation', id: 'd' }, outcome: 'dismissed', decidedAt: decidedAt + DAY },
  ];
  render(show({ reports }).section);
  await screen.findByText('Annonce « Table de ferme »');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Annonce «\u00a0Table de ferme\u00a0»Contrefaçon, signalement du 23\u00a0novembre 2026En cours d’examen',
    'PaulContrefaçon, signalement du 23\u00a0novembre 2026Une mesure a été prise, le 24\u00a0novembre 2026',
    'Une personneContrefaçon, signalement du 23\u00a0novembre 2026Aucune suite, le 24\u00a0novembre 2026',
    'Conversation sur «\u00a0Table de ferme\u00a0»Harcèlement, signalement du 23\u00a0novembre 2026En cours d’examen',
    'Conversation sur «\u00a0Table de ferme\u00a0»Contrefaçon, signalement du 23\u00a0novembre 2026Conversation examinée, le 24\u00a0novembre 2026Si une mesure a été prise envers une personne, elle seule en est informée.',
  ]);
  expect(screen.getByRole('link', { name: 'écrivez-nous' })).toHaveAttribute('href', '/contact');
});

test('reports that could not be read are read again', async () => {
  const { ownOf, section } = show({ reports: [report] });
  ownOf.mockImplementationOnce(async () => failure('offline') as never);
  render(section);
  await userEvent.click(await screen.findByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText('Annonce « Table de ferme »')).toBeVisible();
});

test('the person reads the text that was taken out of their profile', async () => {
  const target = { kind: 'person', id: 'karim' } as const;
  const content = { title: 'Karim', description: 'Je répare des vélos.', price: null, photos: [] };
  const statement = aStatement({ target, title: 'Karim', measure: 'text-reset' });
  render(show({ decisions: [aDecision({ statement, content, restoresTo: null })] }).section);
  expect(await screen.findByText('Présentation retirée du profil')).toBeVisible();
  await openDecision();
  expect(await screen.findByText('Je répare des vélos.')).toBeVisible();
});
