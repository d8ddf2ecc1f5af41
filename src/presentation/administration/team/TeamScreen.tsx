import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import type { UserProfile } from '../../../domain/account/UserProfile';
import type { TeamAction } from '../../../domain/moderation/journal';
import { flushButton } from '../../shared/controls/flushButtons';
import { Loader } from '../../shared/controls/Loader';
import { PageTitle } from '../../shared/page/PageTitle';
import { useNotify } from '../../shared/notices/notify';
import { useViewModel } from '../../shared/useViewModel';
import { teamViewModel } from '../desk/viewModels';
import { FailureNotice } from '../FailureNotice';
import { AppointForm } from './AppointForm';
import { TeamDialog } from './TeamDialog';
import { changeFailures, changeTexts, teamMessages as messages } from './teamMessages';

/** Who is an admin. A super_admin appoints and dismisses them; an admin reads that they may not. */
export const TeamScreen = observer(function TeamScreen({ admin }: { readonly admin: UserProfile }) {
  const team = useViewModel(teamViewModel);
  const notify = useNotify();
  const heading = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState<{ readonly person: UserProfile; readonly action: TeamAction } | null>(null);
  const isAllowed = admin.role === 'super_admin';
  const { admins, status } = team;
  useEffect(() => {
    if (isAllowed) void team.load();
  }, [team, isAllowed]);
  const change = async (person: UserProfile, action: TeamAction) => {
    const changed = await team.change({ by: admin.uid, personId: person.uid, action });
    setAsked(null);
    if (changed.ok) notify({ kind: 'success', text: changeTexts[action].done(person.displayName) });
    else notify({ kind: 'error', text: changeFailures[changed.failure] });
  };
  return (
    <Root>
      <PageTitle>{messages.title}</PageTitle>
      <h1 ref={heading} tabIndex={-1}>
        {messages.title}
      </h1>
      {!isAllowed && <p>{messages.refused}</p>}
      {isAllowed && (
        <>
          <p className="lead">{messages.lead}</p>
          <p className="count" role="status">
            {status === 'ready' && messages.count(admins.length, team.isFull)}
          </p>
          {admins.length > 0 && (
            <ul aria-label={messages.list}>
              {admins.map((person) => (
                <li key={person.uid}>
                  <div>
                    <strong>
                      {person.displayName}
                      {person.uid === admin.uid && ` (${messages.you})`}
                    </strong>
                    <span>{person.role === 'super_admin' ? messages.superAdmin : messages.admin}</span>
                    <span className="quiet">{person.email ?? messages.noEmail}</span>
                    <span className="quiet">{messages.uid(person.uid)}</span>
                  </div>
                  {person.role === 'admin' && (
                    <Button
                      color="error"
                      sx={flushButton}
                      aria-label={messages.dismissOf(person.displayName)}
                      onClick={() => setAsked({ person, action: 'dismissal' })}
                    >
                      {messages.dismiss}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )}
          {status === 'loading' && <Loader message={messages.loading} />}
          {status !== 'loading' && status !== 'ready' && (
            <FailureNotice failure={status} onRetry={() => void team.load()} />
          )}
          <AppointForm team={team} onAppoint={(person) => setAsked({ person, action: 'appointment' })} />
          {asked !== null && (
            <TeamDialog
              person={asked.person}
              action={asked.action}
              isChanging={team.isChanging}
              onConfirm={() => void change(asked.person, asked.action)}
              onClose={() => setAsked(null)}
              // What opened the dialog goes with the change.
              onClosed={() => {
                if (document.activeElement === document.body) heading.current?.focus();
              }}
            />
          )}
        </>
      )}
    </Root>
  );
});

const Root = styled.div({
  maxWidth: 860,
  'h1:focus': { outline: 'none' },
  '.lead': { maxWidth: '68ch', color: 'var(--mb-palette-text-secondary)' },
  '.quiet': { fontSize: '0.9375rem', color: 'var(--mb-palette-text-secondary)' },
  '.count': { fontWeight: 600 },
  ul: { display: 'grid', gap: 8, margin: '0 0 28px', padding: 0, listStyle: 'none' },
  li: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 16px',
    padding: '12px 16px',
    borderRadius: 14,
    border: '1px solid var(--mb-palette-divider)',
    backgroundColor: 'var(--mb-palette-background-paper)',
  },
  'li > div': { display: 'grid', flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' },
  'li > button': { minHeight: 44 },
});
