import type { ReactNode } from 'react';
import type { UserProfile } from '../../../domain/account/UserProfile';
import { caseIdOf } from '../../../domain/moderation/ModerationCase';
import { PageTitle } from '../../shared/page/PageTitle';
import { CasePane } from '../cases/CasePane';
import { QueueColumns } from '../cases/QueueColumns';
import { useFocusWithoutCase } from '../cases/useFocusWithoutCase';
import type { WorkList } from '../cases/WorkList';
import { listingMessages as messages } from './listingMessages';

interface ListingColumnsProps {
  readonly title: string;
  /** The listing that is examined. */
  readonly listingId: string | undefined;
  /** Whether there is one to choose. */
  readonly hasListings: boolean;
  readonly list: WorkList;
  readonly admin: UserProfile;
  /** Why the open listing is in the list. */
  readonly why: ReactNode;
  /** The list. */
  readonly children: ReactNode;
}

/** A screen of listings: their list, and the one that is examined. */
export function ListingColumns({ title, listingId, hasListings, list, admin, why, children }: ListingColumnsProps) {
  const heading = useFocusWithoutCase(listingId);
  return (
    <>
      {listingId === undefined && <PageTitle>{title}</PageTitle>}
      <QueueColumns
        isOpen={listingId !== undefined}
        heading={
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
        }
        list={children}
        pane={
          listingId === undefined ? (
            hasListings && <p className="choose">{messages.choose}</p>
          ) : (
            <CasePane
              key={listingId}
              caseId={caseIdOf({ kind: 'listing', id: listingId })}
              target={{ kind: 'listing', id: listingId }}
              list={list}
              admin={admin}
              why={why}
            />
          )
        }
      />
    </>
  );
}
