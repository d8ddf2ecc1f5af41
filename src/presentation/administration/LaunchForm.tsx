import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { observer } from 'mobx-react-lite';
import { useRef, type FormEvent } from 'react';
import type { AppConfiguration } from '../../domain/maintenance/AppConfiguration';
import { countdownUnits, MAXIMUM_COUNTDOWN } from '../../domain/maintenance/Countdown';
import { administrationMessages as messages } from './maintenanceAdministrationMessages';
import type { MaintenanceAdministrationViewModel } from './MaintenanceAdministrationViewModel';
import { unitMessages } from '../maintenance/messages';
import { FIELD_GAP } from '../shared/controls/fieldLayout';
import { Panel } from './Panel';

interface LaunchFormProps {
  readonly stored: AppConfiguration;
  readonly administration: MaintenanceAdministrationViewModel;
}

/** The launch date in Paris time, or an estimated duration where there is no date. */
export const LaunchForm = observer(function LaunchForm({ stored, administration }: LaunchFormProps) {
  const entries = administration.entriesOf(stored);
  const { invalid, isStored, status } = administration;
  const isWrongDate = invalid.includes('targetDate');
  const form = useRef<HTMLFormElement>(null);
  const plan = async () => {
    await administration.plan(stored);
    const [first] = administration.invalid;
    if (first !== undefined) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void plan();
  };
  return (
    <Panel title={messages.launch}>
      <Form ref={form} onSubmit={submit} noValidate>
        <TextField
          type="datetime-local"
          name="targetDate"
          label={messages.targetDate}
          value={entries.targetDate}
          error={isWrongDate}
          helperText={isWrongDate ? messages.invalidDate : messages.targetDateHint}
          onChange={(event) => administration.type(stored, 'targetDate', event.target.value)}
        />
        <fieldset>
          <legend>{messages.estimate}</legend>
          {countdownUnits.map((unit) => (
            <TextField
              key={unit}
              name={unit}
              label={unitMessages[unit]}
              value={entries[unit]}
              error={invalid.includes(unit)}
              helperText={invalid.includes(unit) ? messages.invalidCount(MAXIMUM_COUNTDOWN[unit]) : undefined}
              onChange={(event) => administration.type(stored, unit, event.target.value)}
              slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
            />
          ))}
        </fieldset>
        <p className="quiet">{messages.estimateHint}</p>
        <Button type="submit" variant="contained" aria-disabled={status === 'planning'}>
          {status === 'planning' ? messages.saving : messages.save}
        </Button>
        <p role="status">{isStored && messages.saved}</p>
      </Form>
    </Panel>
  );
});

const Form = styled.form({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: FIELD_GAP,
  'p[role]': { margin: 0, fontWeight: 600, color: 'var(--mb-palette-success-main)' },
  '& > .quiet': { margin: '-6px 0 0' },
  '& > button': { alignSelf: 'start' },
  '& > fieldset': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(104px, 1fr))',
    gap: `${FIELD_GAP}px 12px`,
    alignItems: 'baseline',
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 0,
  },
  '& > fieldset > legend': { marginBottom: 12, padding: 0, fontWeight: 600 },
});
