import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { useId } from 'react';
import { appointmentState } from '../../../domain/messaging/appointmentStatuses';
import type { OfferStatus } from '../../../domain/messaging/offerStatuses';
import { parisDay } from '../../../domain/shared/parisTime';
import type { Instant } from '../../../domain/shared/Instant';
import { CalendarIcon } from './CalendarIcon';
import { formatMoment } from '../../shared/format/formatMoment';
import { useNotify } from '../../shared/notices/notify';
import { useViewModel } from '../../shared/useViewModel';
import { listingDisplay } from '../../shared/viewModels';
import type { ComposerViewModel } from '../thread/ComposerViewModel';
import { appointmentViewModel } from '../viewModels';
import { appointmentLabels, messages } from './messages';

interface AppointmentMessageProps {
  readonly id: string;
  readonly at: Instant;
  readonly place: string;
  readonly isOwn: boolean;
  readonly name: string;
  readonly status: OfferStatus;
  readonly canAnswer: boolean;
  /** Of the listing. */
  readonly title: string;
  readonly composer: Pick<ComposerViewModel, 'send'>;
}

/** A proposed appointment, with the two answers while it is pending, and its calendar file once it is agreed on. */
export function AppointmentMessage(props: AppointmentMessageProps) {
  const { id, at, place, isOwn, name, status, canAnswer, title, composer } = props;
  const appointment = useViewModel(appointmentViewModel);
  const state = appointmentState(status, at, useViewModel(listingDisplay).now());
  const notify = useNotify();
  const moment = useId();
  const answer = (kind: 'confirmation' | 'decline') => () => composer.send({ kind, at, place, offerId: id }, null);
  const save = () => {
    const event = { id: `${id}@mon-bazar`, at, place, title: messages.eventTitle(title) };
    if (!appointment.save(messages.fileName(parisDay(at)), event)) notify({ kind: 'error', text: messages.notSaved });
  };
  return (
    <Root>
      <span className="whose">{isOwn ? messages.yours : messages.of(name)}</span>
      <strong id={moment}>
        <time dateTime={new Date(at).toISOString()}>{formatMoment(at)}</time>
      </strong>
      <span>{place}</span>
      {state === 'pending' && !isOwn && canAnswer ? (
        <span className="actions">
          <Button variant="contained" aria-describedby={moment} onClick={answer('confirmation')}>
            {messages.accept}
          </Button>
          <Button variant="outlined" aria-describedby={moment} onClick={answer('decline')}>
            {messages.refuse}
          </Button>
        </span>
      ) : (
        <span className="status">{appointmentLabels[state]}</span>
      )}
      {state === 'accepted' && (
        <span className="actions">
          <Button variant="outlined" startIcon={<CalendarIcon />} aria-describedby={moment} onClick={save}>
            {messages.save}
          </Button>
        </span>
      )}
    </Root>
  );
}

const Root = styled.div({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  minWidth: 180,
  '.whose, .status': { fontSize: '0.875rem', color: 'var(--mb-palette-text-secondary)' },
  strong: { fontFamily: 'var(--mb-font-display)', fontSize: '1.125rem', lineHeight: 1.25 },
  // A capital letter at the beginning of the day of the week.
  'strong::first-letter': { textTransform: 'uppercase' },
  '.actions': { display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 6 },
  '.MuiButton-root': { minHeight: 44 },
});
