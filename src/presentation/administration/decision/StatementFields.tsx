import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { observer } from 'mobx-react-lite';
import { statementLengths, statementTexts } from '../../../domain/moderation/Statement';
import type { DecisionEntries } from './DecisionEntries';
import type { DecisionFormViewModel } from './DecisionFormViewModel';
import { decisionMessages as messages, statementErrorText } from './decisionMessages';
import { CountedHelp } from '../../shared/controls/CountedHelp';
import { FIELD_GAP } from '../../shared/controls/fieldLayout';
import { Qualification } from './Qualification';

interface StatementFieldsProps {
  readonly entries: DecisionEntries;
  readonly form: DecisionFormViewModel;
}

const labels = {
  facts: [messages.facts, messages.factsHint],
  reference: [messages.reference, messages.referenceHint],
  explanation: [messages.explanation, messages.explanationHint],
} as const;

/** What the person concerned reads. */
export const StatementFields = observer(function StatementFields({ entries, form }: StatementFieldsProps) {
  return (
    <fieldset style={{ display: 'grid', gap: FIELD_GAP, minWidth: 0, margin: 0, padding: 0, border: 0 }}>
      <legend style={{ padding: 0, marginBottom: 4, fontWeight: 650 }}>{messages.statement}</legend>
      <p style={{ margin: 0 }}>{messages.statementHint}</p>
      {statementTexts.map((text) => {
        const error = form.isChecked ? form.errors[text] : undefined;
        const [label, hint] = labels[text];
        return (
          <TextField
            key={text}
            multiline
            minRows={text === 'reference' ? 1 : 3}
            name={text}
            label={label}
            value={entries[text]}
            error={error !== undefined}
            helperText={
              <CountedHelp
                text={error === undefined ? hint : statementErrorText(text, error)}
                length={entries[text].trim().length}
                maximum={statementLengths[text].maximum}
              />
            }
            onChange={(event) => form.type({ [text]: event.target.value })}
          />
        );
      })}
      {!form.isTemplate && (
        <Button variant="outlined" onClick={form.useTemplate} sx={{ justifySelf: 'start' }}>
          {messages.useTemplate}
        </Button>
      )}
      <Qualification entries={entries} form={form} />
    </fieldset>
  );
});
