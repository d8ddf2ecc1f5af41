import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { AppointmentStatus, TakingBack } from '../../../domain/messaging/appointmentStatuses';
import type { AppointmentOutcome } from '../../../domain/messaging/Message';
import { parisDay } from '../../../domain/shared/parisTime';
import type { Instant } from '../../../domain/shared/Instant';
import { Icon } from '../../shared/controls/Icon';
import { formatMoment } from '../../shared/format/formatMoment';
import { useNotify } from '../../shared/notices/notify';
import { useViewModel } from '../../shared/useViewModel';
import { ProposalCard, type Proposal } from '../proposals/ProposalCard';
import { TakeBackDialog } from '../proposals/TakeBackDialog';
import { appointmentViewModel } from './viewModels';
import { calendarPath } from './calendarPath';
import { appointmentLabels, messages, takeBackTexts } from './messages';
import { useAppointmentState, useTakingBack } from './useAppointmentState';

interface AppointmentMessageProps extends Proposal {
  readonly at: Instant;
  readonly place: string;
  readonly status: AppointmentStatus;
  /** Whether the reader has cancelled it. */
  readonly isCancelledByReader: boolean;
  /** Of the listing. */
  readonly title: string;
  /** The deal is done: there is nothing left to meet for. */
  readonly isDone: boolean;
}

/** A proposed appointment, with its calendar file once it is agreed on, and the way to take it back. */
export const AppointmentMessage = observer(function AppointmentMessage(props: AppointmentMessageProps) {
  const { id, at, place, isOwn, name, status, canAnswer, isCancelledByReader, title, isDone, composer } = props;
  const appointment = useViewModel(appointmentViewModel);
  const state = useAppointmentState(status, at);
  const takingBack = useTakingBack(status, isOwn, at);
  const [asked, setAsked] = useState<TakingBack | null>(null);
  const notify = useNotify();
  const send = (kind: AppointmentOutcome) => composer.send({ kind, at, place, offerId: id }, null);
  const save = () => {
    const event = { id: `${id}@mon-bazar`, at, place, title: messages.eventTitle(title) };
    if (!appointment.save(messages.fileName(parisDay(at)), event)) notify({ kind: 'error', text: messages.notSaved });
  };
  const isToCome = state === 'accepted' && !isDone;
  const how = canAnswer && (isToCome || state === 'pending') ? takingBack : null;
  const actions = (described: string) => (
    <>
      {isToCome && (
        <Button
          variant="outlined"
          startIcon={<Icon path={calendarPath} size={18} />}
          aria-describedby={described}
          onClick={save}
        >
          {messages.save}
        </Button>
      )}
      {how !== null && (
        <Button aria-describedby={described} aria-haspopup="dialog" onClick={() => setAsked(how)}>
          {takeBackTexts[how].action}
        </Button>
      )}
      {/* Only while it asks about what can still be done. */}
      {asked !== null && asked === how && (
        <TakeBackDialog
          texts={takeBackTexts[asked]}
          proposed={messages.whenAndWhere(formatMoment(at), place)}
          name={name}
          onConfirm={() => send(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
  return (
    <ProposalCard
      kind="appointment"
      whose={isOwn ? messages.yours : messages.of(name)}
      proposed={<time dateTime={new Date(at).toISOString()}>{formatMoment(at)}</time>}
      detail={place}
      isOwn={isOwn}
      canAnswer={canAnswer}
      state={state}
      status={state === 'cancelled' ? messages.cancelled(isCancelledByReader ? null : name) : appointmentLabels[state]}
      onAccept={() => send('confirmation')}
      onRefuse={() => send('decline')}
      actions={isToCome || how !== null ? actions : undefined}
    />
  );
});
