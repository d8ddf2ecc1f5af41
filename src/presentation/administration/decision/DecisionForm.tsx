import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { observer } from 'mobx-react-lite';
import { useId, useRef, type FormEvent } from 'react';
import type { DecisionOrder } from '../../../domain/moderation/decide';
import { measuresFor, type Measure } from '../../../domain/moderation/Measure';
import { endOfRestriction } from '../../../domain/moderation/Restriction';
import type { ModerationCase } from '../../../domain/moderation/ModerationCase';
import { reasonsFor } from '../../../domain/moderation/Report';
import { statementTexts } from '../../../domain/moderation/Statement';
import type { Instant } from '../../../domain/shared/Instant';
import { reportReasonLabels } from '../../moderation/messages';
import { FIELD_GAP } from '../../shared/controls/fieldLayout';
import type { CaseViewModel } from '../cases/CaseViewModel';
import type { DecisionEntries } from './DecisionEntries';
import type { DecisionFormViewModel } from './DecisionFormViewModel';
import { decisionMessages as messages, measureHints, measureLabels, notNowText } from './decisionMessages';
import { NoteField } from '../NoteField';
import { isPossible } from './isPossible';
import { RestrictionFields } from './RestrictionFields';
import { SelectEntry } from './SelectEntry';
import { StatementFields } from './StatementFields';
import { StatementPreview } from './StatementPreview';

interface DecisionFormProps {
  readonly entries: DecisionEntries;
  readonly form: DecisionFormViewModel;
  readonly viewModel: CaseViewModel;
  readonly known: ModerationCase;
  readonly now: Instant;
  readonly onSend: (order: DecisionOrder) => void;
}

export const DecisionForm = observer(function DecisionForm({
  entries,
  form,
  viewModel,
  known,
  now,
  onSend,
}: DecisionFormProps) {
  const { target, title } = known;
  const labelId = useId();
  const root = useRef<HTMLFormElement>(null);
  const listing = viewModel.listing?.ok === true ? viewModel.listing.value : null;
  const errorCount = form.isChecked ? Object.keys(form.errors).length + Number(form.isNoteTooLong) : 0;
  const isRestricted = viewModel.restriction.isRunningAt(now);
  const profile = viewModel.profile?.ok === true ? viewModel.profile.value : null;
  const situation = { kind: target.kind, state: listing?.state ?? null, isRestricted, profile };
  /** A conversation stays as it is: its case is only closed. */
  const canChange = target.kind !== 'conversation';
  const isMeasurePossible = isPossible(entries.measure, situation);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (viewModel.seen === null || viewModel.change !== null || !isMeasurePossible) return;
    const order = form.orderFor(viewModel.seen);
    if (order !== null) return onSend(order);
    const first = statementTexts.find((text) => form.errors[text] !== undefined);
    const wrong = first ?? (form.days === null ? 'days' : 'note');
    root.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
  };
  return (
    <Form ref={root} onSubmit={send} noValidate>
      {canChange && (
        <SelectEntry
          label={messages.reason}
          hint={messages.reasonHint}
          value={entries.reason}
          choices={reasonsFor(target.kind)}
          labels={reportReasonLabels}
          onChange={form.choose}
        />
      )}
      <FormControl>
        <FormLabel id={labelId}>{messages.measure}</FormLabel>
        <RadioGroup aria-labelledby={labelId} value={entries.measure}>
          {measuresFor(target.kind).map((measure) => {
            const isOpen = isPossible(measure, situation);
            return (
              <FormControlLabel
                key={measure}
                value={measure}
                disabled={!isOpen}
                control={<Radio onChange={() => form.type({ measure })} />}
                sx={{ alignItems: 'flex-start', mb: 0.5 }}
                label={
                  <span className="measure">
                    {measureLabels[measure]}
                    <small>{isOpen ? hintOf(measure, viewModel.isWaiting) : notNowText(measure)}</small>
                  </span>
                }
              />
            );
          })}
        </RadioGroup>
      </FormControl>
      {target.kind === 'person' && (
        <RestrictionFields entries={entries} form={form} points={viewModel.points} now={now} />
      )}
      {form.hasStatement && <StatementFields entries={entries} form={form} />}
      <NoteField value={entries.note} onChange={(note) => form.type({ note })} />
      {form.hasStatement && (
        <StatementPreview entries={entries} title={title} until={endOfRestriction(form.days ?? 0, now)} />
      )}
      <div className="bar">
        <div role="alert">
          {errorCount > 0 && <p className="failure">{messages.invalid(errorCount)}</p>}
          {viewModel.change !== null && <p className="failure">{messages.changed}</p>}
          {!isMeasurePossible && <p className="failure">{notNowText(entries.measure)}</p>}
        </div>
        <Button
          type="submit"
          variant={canChange ? 'contained' : 'outlined'}
          size="large"
          fullWidth
          aria-disabled={viewModel.change !== null || !isMeasurePossible}
        >
          {messages.send}
        </Button>
      </div>
    </Form>
  );
});

function hintOf(measure: Measure, isWaiting: boolean): string {
  return measure === 'none' && isWaiting ? messages.stillWaiting : measureHints[measure];
}

/** Of the row of the button, without a sentence above it. */
const BAR_HEIGHT = 'calc(78px + env(safe-area-inset-bottom))';

const Form = styled.form({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: FIELD_GAP,
  '.measure': { display: 'grid', paddingTop: 9 },
  small: { fontSize: '0.9375rem', color: 'var(--mb-palette-text-secondary)' },
  // Always in sight, as wide as the panel, and toasts stand above it.
  '.bar': {
    position: 'sticky',
    zIndex: 2,
    bottom: 0,
    margin: '0 calc(-1 * var(--padding)) calc(-1 * var(--padding))',
    padding: '12px var(--padding) calc(12px + env(safe-area-inset-bottom))',
    borderTop: '1px solid var(--mb-palette-divider)',
    borderRadius: '0 0 21px 21px',
    backgroundColor: 'var(--mb-palette-background-paper)',
  },
  'html:has(&)': {
    '--mb-bottom-offset': BAR_HEIGHT,
    scrollPaddingBottom: `calc(${BAR_HEIGHT} + 16px)`,
  },
  'html:has(&):has(.toast)': { scrollPaddingBottom: `calc(${BAR_HEIGHT} + 112px)` },
  'body:has(&):not(:has(.MuiDialog-root, .MuiMenu-root)) .notistack-SnackbarContainer': {
    bottom: `calc(${BAR_HEIGHT} + 12px)`,
  },
  '.failure': { margin: '0 0 8px', fontWeight: 600, color: 'var(--mb-palette-error-main)' },
});
