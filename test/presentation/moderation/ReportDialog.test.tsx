import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { ReportRepository } from '../../../src/application/moderation/ReportRepository';
import { SendReport } from '../../../src/application/moderation/SendReport';
import { failure, success } from '../../../src/domain/shared/Result';
import { ReportDialog } from '../../../src/presentation/moderation/ReportDialog';
import { ReportViewModel } from '../../../src/presentation/moderation/ReportViewModel';
import { ViewModelContext } from '../../../src/presentation/shared/useViewModel';
import { aViewModelSource, given } from '../../support/doubles/aViewModelSource';
import { reportViewModel } from '../../../src/presentation/moderation/viewModels';

function open(...answers: Awaited<ReturnType<ReportRepository['add']>>[]) {
  const add = vi.fn<ReportRepository['add']>();
  for (const answer of answers) add.mockResolvedValueOnce(answer);
  const onClose = vi.fn();
  const send = new SendReport({ add }, { execute: () => Promise.resolve(true) });
  render(
    <ViewModelContext value={aViewModelSource(given(reportViewModel, () => new ReportViewModel(send)))}>
      <ReportDialog target={{ kind: 'listing', id: 'velo' }} reporterId="karim" onClose={onClose} />
    </ViewModelContext>,
  );
  return {
    add,
    onClose,
    submit: () => userEvent.click(screen.getByRole('button', { name: 'Signaler' })),
  };
}

test('a report with a reason is acknowledged', async () => {
  const { add, onClose, submit } = open(success());
  expect(screen.getByRole('dialog', { name: 'Signaler cette annonce' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'Contrefaçon' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Précisions (facultatif)' }), 'Logo faux');
  expect(screen.getByText('9 sur 500 caractères')).toBeInTheDocument();
  await submit();
  expect(add.mock.calls).toMatchObject([
    [{ reporterId: 'karim', target: { kind: 'listing', id: 'velo' }, reason: 'counterfeit', details: 'Logo faux' }],
  ]);
  expect(screen.getByRole('status')).toHaveTextContent('Nous en accusons réception');
  await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('a report without a reason is not sent: its reasons say so, and the first of them has the focus', async () => {
  const { add, submit } = open();
  await submit();
  expect(within(screen.getByRole('radiogroup', { name: 'Motif' })).getAllByRole('radio')[0]).toHaveFocus();
  expect(screen.getByRole('radiogroup', { name: 'Motif' })).toHaveAccessibleDescription('Choisissez un motif.');
  expect(screen.getByRole('alert')).toHaveTextContent('Choisissez un motif.');
  expect(add).not.toHaveBeenCalled();
});

test('Back closes the report, not the page', async () => {
  const { onClose } = open();
  act(() => window.history.back());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

test('an outage is shown, and a retry can succeed', async () => {
  const { submit } = open(failure('offline'), success());
  await userEvent.click(screen.getByRole('radio', { name: 'Autre motif' }));
  await submit();
  expect(screen.getByRole('alert')).toHaveTextContent('n’est pas parti');
  await submit();
  expect(screen.getByRole('status')).toBeInTheDocument();
});

test('a second report of the same target is acknowledged like the first', async () => {
  const { submit } = open(failure('already-reported'));
  await userEvent.click(screen.getByRole('radio', { name: 'Autre motif' }));
  await submit();
  expect(screen.getByRole('status')).toHaveTextContent('déjà signalé');
});

test('a report beyond the limit of an hour is refused until a time that is shown, and nothing typed is lost', async () => {
  const { submit } = open(failure({ kind: 'too-many', until: Date.UTC(2026, 5, 15, 10, 12) }), success());
  await userEvent.click(screen.getByRole('radio', { name: 'Autre motif' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Précisions (facultatif)' }), 'Encore lui');
  await submit();
  expect(screen.getByRole('alert')).toHaveTextContent('Vous pourrez de nouveau en envoyer à partir de 12 h 12.');
  expect(screen.getByRole('textbox', { name: 'Précisions (facultatif)' })).toHaveValue('Encore lui');
  await submit();
  expect(screen.getByRole('status')).toBeInTheDocument();
});
