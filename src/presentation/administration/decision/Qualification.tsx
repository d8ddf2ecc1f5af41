import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import type { StatementGround } from '../../../domain/moderation/Statement';
import { categoryLabels } from '../../moderation/categoryMessages';
import { FIELD_GAP } from '../../shared/controls/fieldLayout';
import { MAXIMUM_POINTS, type DecisionEntries } from './DecisionEntries';
import type { DecisionFormViewModel } from './DecisionFormViewModel';
import { decisionMessages as messages, groundLabels, sourceLabels } from './decisionMessages';
import { Disclosure } from './Disclosure';
import { statementCategories, statementGrounds, statementSources } from './readDraft';
import { SelectEntry } from './SelectEntry';

interface QualificationProps {
  readonly entries: DecisionEntries;
  readonly form: DecisionFormViewModel;
}

const points = Array.from({ length: MAXIMUM_POINTS + 1 }, (_unused, index) => String(index));
const pointLabels = Object.fromEntries(points.map((one) => [one, one]));

/** What the reason proposes, and rarely changes: folded, with its values in sight. */
export const Qualification = observer(function Qualification({ entries, form }: QualificationProps) {
  const { category, ground, points: count, source } = entries;
  return (
    <Root>
      <summary>
        {messages.qualification}
        <small>
          {messages.qualified([groundLabels[ground], categoryLabels[category], sourceLabels[source]], count)}
        </small>
      </summary>
      <div>
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
      </div>
    </Root>
  );
});

const Root = styled(Disclosure)({
  small: { display: 'block', fontWeight: 400 },
  '& > div': { display: 'grid', gap: FIELD_GAP },
});
