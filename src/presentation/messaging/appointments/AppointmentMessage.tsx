import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { parisDay } from '../../../domain/shared/parisTime';
import type { Instant } from '../../../domain/shared/Instant';
import { Icon } from '../../shared/controls/Icon';
import { formatMoment } from '../../shared/format/formatMoment';
import { useNotify } from '../../shared/notices/notify';
import { useViewModel } from '../../shared/useViewModel';
import { ProposalCard, type Proposal } from '../thread/ProposalCard';
import { appointmentViewModel } from '../viewModels';
import { calendarPath } from './calendarPath';
import { appointmentLabels, messages } from './messages';
import { useAppointmentState } from './useAppointmentState';

interface AppointmentMessageProps extends Proposal {
  readonly at: Instant;
  readonly place: string;
  /** Of the listing. */
  readonly title: string;
}

/** A proposed appointment, with its calendar file once it is agreed on. */
export const AppointmentMessage = observer(function AppointmentMessage(props: AppointmentMessageProps) {
  const { id, at, place, isOwn, name, status, canAnswer, title, composer } = props;
  const appointment = useViewModel(appointmentViewModel);
  const state = useAppointmentState(status, at);
  const notify = useNotify();
  const answer = (kind: 'confirmation' | 'decline') => () => composer.send({ kind, at, place, offerId: id }, null);
  const save = () => {
    const event = { id: `${id}@mon-bazar`, at, place, title: messages.eventTitle(title) };
    if (!appointment.save(messages.fileName(parisDay(at)), event)) notify({ kind: 'error', text: messages.notSaved });
  };
  const saving = (described: string) => (
    <Button
      variant="outlined"
      startIcon={<Icon path={calendarPath} size={18} />}
      aria-describedby={described}
      onClick={save}
    >
      {messages.save}
    </Button>
  );
  return (
    <ProposalCard
      kind="appointment"
      whose={isOwn ? messages.yours : messages.of(name)}
      proposed={<time dateTime={new Date(at).toISOString()}>{formatMoment(at)}</time>}
      detail={place}
      isOwn={isOwn}
      canAnswer={canAnswer}
      isPending={state === 'pending'}
      status={appointmentLabels[state]}
      onAccept={answer('confirmation')}
      onRefuse={answer('decline')}
      action={state === 'accepted' ? saving : undefined}
    />
  );
});
