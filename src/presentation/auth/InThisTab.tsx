import styled from '@emotion/styled';
import Link from '@mui/material/Link';
import { observer } from 'mobx-react-lite';
import type { DemoPerson } from '../../application/auth/DemoSignIn';
import type { AuthViewModel } from './AuthViewModel';
import { inThisTabMessages as messages } from './messages';

interface InThisTabProps {
  readonly people: readonly DemoPerson[];
  readonly viewModel: AuthViewModel;
}

const orList = new Intl.ListFormat('fr-FR', { type: 'disjunction' });

/** Signs in a demo person for this tab only, so that two people can talk in one browser. */
export const InThisTab = observer(function InThisTab({ people, viewModel }: InThisTabProps) {
  const byName = new Map(people.map((person) => [person.displayName, person]));
  return (
    <Text>
      {messages.before}
      <span>
        {orList.formatToParts(byName.keys()).map(({ value }, index) => {
          const person = byName.get(value);
          if (person === undefined) return value;
          const sign = () => void viewModel.signInAs(person, 'this');
          return (
            <Link
              key={index}
              component="button"
              type="button"
              underline="always"
              disabled={viewModel.status !== 'idle'}
              onClick={sign}
              aria-label={messages.signInAs(value)}
              sx={{ font: 'inherit', verticalAlign: 'baseline' }}
            >
              {value}
            </Link>
          );
        })}
        .
      </span>
      {messages.after}
    </Text>
  );
});

const Text = styled.p({
  maxWidth: '58ch',
  color: 'var(--mb-palette-text-secondary)',
  // Keeps the comma with its name.
  span: { whiteSpace: 'nowrap' },
});
