import TextField from '@mui/material/TextField';
import { observer } from 'mobx-react-lite';
import { Panel } from '../Panel';
import { settingsMessages as messages } from './settingsMessages';
import type { SettingsViewModel } from './SettingsViewModel';

/** Tries a title against the list. */
export const WordTrial = observer(function WordTrial({ settings }: { readonly settings: SettingsViewModel }) {
  const { sample, sampleWords } = settings;
  const isTried = sample.trim() !== '';
  return (
    <Panel title={messages.tryTitle}>
      <TextField
        fullWidth
        autoComplete="off"
        label={messages.tryField}
        value={sample}
        onChange={({ target }) => settings.try(target.value)}
        sx={{ maxWidth: 560 }}
      />
      <p role="status" style={{ margin: isTried ? '12px 0 0' : 0 }}>
        {isTried && messages.tried(sampleWords)}
      </p>
    </Panel>
  );
});
