import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { AppointmentStatus } from '../../../../src/domain/messaging/appointmentStatuses';
import type { MessageContent } from '../../../../src/domain/messaging/Message';
import { MINUTE } from '../../../../src/domain/shared/Instant';
import { AppointmentButton } from '../../../../src/presentation/messaging/appointments/AppointmentButton';
import { AppointmentMessage } from '../../../../src/presentation/messaging/appointments/AppointmentMessage';
import { AppointmentViewModel } from '../../../../src/presentation/messaging/appointments/AppointmentViewModel';
import { appointmentViewModel } from '../../../../src/presentation/messaging/appointments/viewModels';
import { NotifyContext, type ToastContent } from '../../../../src/presentation/shared/notices/notify';
import { ViewModelContext } from '../../../../src/presentation/shared/useViewModel';
import { NOON } from '../../../support/builders/aListing';
import { aTextDownload } from '../../../support/doubles/aTextDownload';
import { aViewModelSource, given } from '../../../support/doubles/aViewModelSource';
import { VirtualTime } from '../../../support/time/VirtualTime';

const at = Date.UTC(2026, 5, 17, 12, 30);

function show(part: (send: (content: MessageContent) => void) => React.ReactNode, hasRoom = true) {
  const { download, files } = aTextDownload({ hasRoom });
  const sent: MessageContent[] = [];
  const time = new VirtualTime(NOON);
  const notify = vi.fn<(notice: ToastContent) => void>();
  const source = aViewModelSource(given(appointmentViewModel, () => new AppointmentViewModel(download, time, time)));
  render(
    <ViewModelContext value={source}>
      <NotifyContext value={notify}>{part((content) => void sent.push(content))}</NotifyContext>
    </ViewModelContext>,
  );
  return { sent, files, notify, pass: (milliseconds: number) => act(() => time.pass(milliseconds)) };
}

describe('the dialog', () => {
  const showButton = () => show((send) => <AppointmentButton conversationId="velo~karim" composer={{ send }} />);
  const open = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Proposer un rendez-vous' }));
    return within(await screen.findByRole('dialog', { name: 'Proposer un rendez-vous' }));
  };
  const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  test('an appointment is proposed by keyboard, and the focus returns to the button', async () => {
    const { sent } = showButton();
    const dialog = await open();
    expect(dialog.getByLabelText('Jour')).toHaveFocus();
    expect(dialog.getByLabelText('Lieu')).toHaveAccessibleDescription(
      'Choisissez un lieu public et fréquenté. 0 sur 120 caractères',
    );
    await userEvent.type(dialog.getByLabelText('Jour'), '2026-06-17');
    await userEvent.type(dialog.getByLabelText('Heure'), '14:30');
    await userEvent.type(dialog.getByLabelText('Lieu'), 'Gare de Lyon{Enter}');
    await closed();
    expect(sent).toEqual([{ kind: 'appointment', at, place: 'Gare de Lyon' }]);
    expect(screen.getByRole('button', { name: 'Proposer un rendez-vous' })).toHaveFocus();
  });

  test('each wrong field says what is wrong, and the first one takes the focus', async () => {
    const { sent } = showButton();
    const dialog = await open();
    await userEvent.type(dialog.getByLabelText('Jour'), '2026-06-17');
    await userEvent.click(dialog.getByRole('button', { name: 'Proposer' }));
    expect(dialog.getByLabelText('Heure')).toHaveFocus();
    expect(dialog.getByLabelText('Heure')).toHaveAccessibleDescription('Indiquez l’heure du rendez-vous.');
    expect(dialog.getByLabelText('Heure')).toBeInvalid();
    expect(dialog.getByLabelText('Lieu')).toHaveAccessibleDescription(/^Indiquez le lieu en 3 caractères au moins/);
    expect(sent).toEqual([]);
  });

  test('what was typed is there again after the dialog was closed', async () => {
    showButton();
    const dialog = await open();
    await userEvent.type(dialog.getByLabelText('Jour'), '2026-06-17');
    await userEvent.type(dialog.getByLabelText('Lieu'), 'Gare de Lyon');
    await userEvent.keyboard('{Escape}');
    await closed();
    const again = await open();
    expect(again.getByLabelText('Jour')).toHaveValue('2026-06-17');
    expect(again.getByLabelText('Lieu')).toHaveValue('Gare de Lyon');
  });
});

interface Shown {
  readonly status?: AppointmentStatus;
  readonly isCancelledByReader?: boolean;
  readonly isOwn?: boolean;
  readonly canAnswer?: boolean;
  readonly isDone?: boolean;
  readonly moment?: number;
  readonly hasRoom?: boolean;
}

describe('the message', () => {
  const showMessage = ({
    status = 'pending',
    isOwn = false,
    isCancelledByReader = false,
    canAnswer = true,
    isDone = false,
    moment = at,
    hasRoom,
  }: Shown = {}) =>
    show(
      (send) => (
        <AppointmentMessage
          id="rdv"
          at={moment}
          place="Gare de Lyon"
          isOwn={isOwn}
          name="Claire"
          status={status}
          canAnswer={canAnswer}
          isCancelledByReader={isCancelledByReader}
          title="Vélo de ville"
          isDone={isDone}
          composer={{ send }}
        />
      ),
      hasRoom,
    );
  const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

  test('it says who proposes to meet, when and where', () => {
    showMessage();
    expect(screen.getByText('Rendez-vous proposé par Claire')).toBeVisible();
    expect(screen.getByText('mercredi 17 juin à 14 h 30')).toBeVisible();
    expect(screen.getByText('Gare de Lyon')).toBeVisible();
  });

  test.each<readonly [shown: Shown, state: RegExp | null, actions: readonly string[]]>([
    [{}, null, ['Accepter', 'Refuser']],
    [{ isOwn: true }, /^Proposé, en attente de réponse$/, ['Retirer la proposition']],
    [{ isOwn: true, canAnswer: false }, /^Proposé, en attente de réponse$/, []],
    [{ canAnswer: false }, /^Proposé, en attente de réponse$/, []],
    [{ status: 'accepted' }, /^Confirmé$/, ['Ajouter à mon agenda', 'Annuler le rendez-vous']],
    [{ status: 'accepted', isOwn: true }, /^Confirmé$/, ['Ajouter à mon agenda', 'Annuler le rendez-vous']],
    [{ status: 'accepted', canAnswer: false }, /^Confirmé$/, ['Ajouter à mon agenda']],
    [{ status: 'accepted', moment: NOON }, /^Confirmé$/, ['Ajouter à mon agenda']],
    [{ status: 'accepted', isDone: true }, /^Confirmé$/, []],
    [{ isOwn: true, isDone: true }, /^Proposé, en attente de réponse$/, ['Retirer la proposition']],
    [{ status: 'cancelled' }, /^Rendez-vous annulé par Claire$/, []],
    [{ status: 'cancelled', isCancelledByReader: true }, /^Vous avez annulé ce rendez-vous$/, []],
    [{ status: 'withdrawn' }, /^Proposition retirée$/, []],
    [{ status: 'refused' }, /^Refusé$/, []],
    [{ status: 'outdated' }, /^Remplacé par un rendez-vous plus récent$/, []],
    [{ moment: NOON }, /^Passé$/, []],
    [{ status: 'accepted', moment: NOON - 30 * MINUTE }, /^Passé$/, []],
  ])('it shows its state, and what can be done: %j', (shown, state, actions) => {
    showMessage(shown);
    if (state !== null) expect(screen.getByText(state)).toBeVisible();
    expect(buttons()).toEqual(actions);
  });

  test.each<readonly [shown: Shown, before: string, lasts: number]>([
    [{ isOwn: true }, 'Proposé, en attente de réponse', 0],
    [{}, 'Accepter', 0],
    [{ status: 'accepted' }, 'Confirmé', 30 * MINUTE],
  ])('it becomes past while it is looked at, when its time is over: %j', async (shown, before, lasts) => {
    const { pass } = showMessage(shown);
    await pass(at + lasts - NOON - 1);
    expect(screen.getByText(before)).toBeVisible();
    await pass(1);
    expect(screen.getByText('Passé')).toBeVisible();
    expect(screen.queryByText(before)).toBeNull();
    expect(buttons()).toEqual([]);
  });

  test('a confirmed appointment can be cancelled until its moment, also while it is looked at', async () => {
    const { pass } = showMessage({ status: 'accepted' });
    await pass(at - NOON - 1);
    expect(buttons()).toContain('Annuler le rendez-vous');
    await userEvent.click(screen.getByRole('button', { name: 'Annuler le rendez-vous' }));
    await pass(1);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(buttons()).toEqual(['Ajouter à mon agenda']);
    expect(screen.getByText('Confirmé')).toBeVisible();
  });

  test.each<readonly [shown: Shown, action: string, question: string, says: RegExp, kind: string]>([
    [
      { status: 'accepted' },
      'Annuler le rendez-vous',
      'Annuler ce rendez-vous\u202f?',
      /^Rendez-vous mercredi 17.juin à.14.h.30.: Gare de Lyon.*Claire le verra dans la conversation/,
      'cancellation',
    ],
    [
      { isOwn: true },
      'Retirer la proposition',
      'Retirer cette proposition de rendez-vous\u202f?',
      /^Rendez-vous mercredi 17.juin à.14.h.30.: Gare de Lyon.*Claire ne pourra plus y répondre/,
      'withdrawal',
    ],
  ])('it is taken back after a question: %j', async (shown, action, question, says, kind) => {
    const { sent } = showMessage(shown);
    const button = screen.getByRole('button', { name: action });
    expect(button).toHaveAccessibleDescription('mercredi 17\u00a0juin à\u00a014\u00a0h\u00a030');
    await userEvent.click(button);
    const dialog = screen.getByRole('dialog', { name: question });
    expect(dialog).toHaveAccessibleDescription(says);
    await userEvent.click(within(dialog).getByRole('button', { name: /^L[ea] garder$/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([]);
    expect(button).toHaveFocus();
    await userEvent.click(button);
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: action }));
    expect(sent).toEqual([{ kind, at, place: 'Gare de Lyon', offerId: 'rdv' }]);
  });

  test.each([
    ['Accepter', 'confirmation'],
    ['Refuser', 'decline'],
  ])('the other one answers with one press: %s', async (name, kind) => {
    const { sent } = showMessage();
    const button = screen.getByRole('button', { name });
    expect(button).toHaveAccessibleDescription('mercredi 17\u00a0juin à\u00a014\u00a0h\u00a030');
    await userEvent.click(button);
    expect(sent).toEqual([{ kind, at, place: 'Gare de Lyon', offerId: 'rdv' }]);
  });

  test('the calendar file is named after the day, and has the title of the listing', async () => {
    const { files, notify } = showMessage({ status: 'accepted' });
    await userEvent.click(screen.getByRole('button', { name: 'Ajouter à mon agenda' }));
    expect([...files.keys()]).toEqual(['rendez-vous-2026-06-17.ics']);
    const file = files.get('rendez-vous-2026-06-17.ics');
    expect(file).toContain('\r\nUID:rdv@mon-bazar\r\n');
    expect(file).toContain('\r\nSUMMARY:Rendez-vous\u00a0: Vélo de ville\r\n');
    expect(notify).not.toHaveBeenCalled();
  });

  test('a calendar file that cannot be composed is said to be so', async () => {
    const { notify } = showMessage({ status: 'accepted', hasRoom: false });
    await userEvent.click(screen.getByRole('button', { name: 'Ajouter à mon agenda' }));
    expect(notify).toHaveBeenCalledWith({
      kind: 'error',
      text: 'Le fichier n’a pas pu être composé. Réessayez dans un moment.',
    });
  });
});
