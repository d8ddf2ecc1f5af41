import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { observer } from 'mobx-react-lite';
import { recommendationFor } from '../../../domain/moderation/points';
import { endOfRestriction } from '../../../domain/moderation/Restriction';
import type { Instant } from '../../../domain/shared/Instant';
import { formatDay } from '../../shared/format/formatDate';
import type { DecisionEntries } from './DecisionEntries';
import type { DecisionFormViewModel } from './DecisionFormViewModel';
import { decisionMessages as messages, recommendationText } from './decisionMessages';

interface RestrictionFieldsProps {
  readonly entries: DecisionEntries;
  readonly form: DecisionFormViewModel;
  /** Those that the person has before this decision. */
  readonly points: number;
  readonly now: Instant;
}

/** What the points of the person recommend, and the length of a restriction. */
export const RestrictionFields = observer(function RestrictionFields({
  entries,
  form,
  points,
  now,
}: RestrictionFieldsProps) {
  const total = points + entries.points;
  const recommendation = recommendationFor(total);
  const { measure } = recommendation;
  const days = String(recommendation.days);
  const isFollowed = measure === entries.measure && (measure !== 'restriction' || days === entries.days);
  const end = form.days === null ? null : endOfRestriction(form.days, now);
  const hasError = form.isChecked && form.days === null;
  return (
    <>
      <p style={{ margin: 0 }}>{messages.recommended(total, recommendationText(recommendation))}</p>
      {!isFollowed && (
        <Button
          variant="outlined"
          sx={{ alignSelf: 'flex-start' }}
          onClick={() => form.type({ measure, ...(measure === 'restriction' ? { days } : {}) })}
        >
          {messages.follow}
        </Button>
      )}
      {entries.measure === 'restriction' && (
        <TextField
          name="days"
          label={messages.days}
          value={entries.days}
          error={hasError}
          helperText={hasError ? messages.daysError : messages.daysHint(end === null ? null : formatDay(end))}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3 } }}
          onChange={(event) => form.type({ days: event.target.value.trim() })}
        />
      )}
    </>
  );
});
