import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { observer } from 'mobx-react-lite';
import type { StatementGround } from '../../../domain/moderation/Statement';
import { statementLengths, statementTexts } from '../../../domain/moderation/Statement';
import { MAXIMUM_POINTS, type DecisionEntries } from './DecisionEntries';
import type { DecisionFormViewModel } from './DecisionFormViewModel';
import { decisionMessages as messages, groundLabels, sourceLabels, statementErrorText } from './decisionMessages';
import { categoryLabels } from '../../moderation/categoryMessages';
import { CountedHelp } from '../../shared/controls/CountedHelp';
import { FIELD_GAP } from '../../shared/controls/fieldLayout';
import { statementCategories, statementGrounds, statementSources } from './readDraft';
import { SelectEntry } from './SelectEntry';

interface StatementFieldsProps {
  readonly entries: DecisionEntries;
  readonly form: DecisionFormViewModel;
}

const labels = {
  facts: [messages.facts, messages.factsHint],
  reference: [messages.reference, messages.referenceHint],
  explanation: [messages.explanation, messages.explanationHint],
} as const;

const points = Array.from({ length: MAXIMUM_POINTS + 1 }, (_unused, index) => String(index));
const pointLabels = Object.fromEntries(points.map((one) => [one, one]));

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
      <SelectEntry
        label={messages.ground}
        value={entries.ground}
        choices={statementGrounds}
        labels={groundLabels}
        onChange={(ground: StatementGround) => form.type({ ground })}
      />
      <SelectEntry
        label={messages.category}
        value={entries.category}
        choices={statementCategories}
        labels={categoryLabels}
        onChange={(category) => form.type({ category })}
      />
      <SelectEntry
        label={messages.source}
        value={entries.source}
        choices={statementSources}
        labels={sourceLabels}
        onChange={(source) => form.type({ source })}
      />
      <SelectEntry
        label={messages.points}
        hint={messages.pointsHint}
        value={String(entries.points)}
        choices={points}
        labels={pointLabels}
        onChange={(chosen) => form.type({ points: Number(chosen) })}
      />
    </fieldset>
  );
});
