import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { observer } from 'mobx-react-lite';
import { useRef, type FormEvent } from 'react';
import { useNotify } from '../../shared/notices/notify';
import { FIELD_GAP } from '../../shared/controls/fieldLayout';
import { Panel } from '../Panel';
import { settingsFailures, settingsMessages as messages } from './settingsMessages';
import type { SettingsViewModel } from './SettingsViewModel';

interface HoldFormProps {
  readonly settings: SettingsViewModel;
  /** The uid of the super_admin. */
  readonly by: string;
}

/** Whether the first listings of new accounts are reviewed, and for how long an account is new. */
export const HoldForm = observer(function HoldForm({ settings, by }: HoldFormProps) {
  const notify = useNotify();
  const field = useRef<HTMLInputElement>(null);
  const { areDaysInvalid, days, isChanging, isHoldOn, isHoldStored } = settings;
  const store = async () => {
    const stored = await settings.storeHold(by);
    if (stored.ok || stored.failure === 'unchanged') return;
    if (stored.failure === 'invalid') field.current?.focus();
    else notify({ kind: 'error', text: settingsFailures[stored.failure] });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isChanging) void store();
  };
  return (
    <Panel title={messages.holdTitle}>
      <p className="quiet">{messages.holdLead}</p>
      <Form noValidate onSubmit={submit}>
        <FormControlLabel
          label={messages.holdOn}
          control={<Checkbox checked={isHoldOn} onChange={({ target }) => settings.enterHold(target.checked, days)} />}
        />
        {isHoldOn && (
          <TextField
            autoComplete="off"
            label={messages.holdDays}
            value={days}
            error={areDaysInvalid}
            helperText={areDaysInvalid ? messages.invalidDays : undefined}
            inputRef={field}
            onChange={({ target }) => settings.enterHold(true, target.value)}
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          />
        )}
        <div className="actions">
          <Button type="submit" variant="contained" aria-disabled={isChanging}>
            {isChanging ? messages.saving : messages.save}
          </Button>
          <span role="status">{isHoldStored && messages.saved}</span>
        </div>
      </Form>
    </Panel>
  );
});

const Form = styled.form({
  display: 'grid',
  justifyItems: 'start',
  gap: FIELD_GAP,
  '.MuiTextField-root': { width: '100%', maxWidth: 340 },
  '.actions': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 14 },
  '.actions button': { minHeight: 44 },
  '[role="status"]': { fontWeight: 600, color: 'var(--mb-palette-success-main)' },
});
