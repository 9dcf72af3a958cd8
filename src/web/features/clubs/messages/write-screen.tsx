// Writing a message to members or invited people: /club/write.

import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MessageRecipients } from '#contract/clubs/club-messages.ts';
import { endpoints } from '#contract/endpoints.ts';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { BackLink } from '#web/lib/links/back-link.tsx';
import { SelectField } from '#web/ui/fields/field.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { recipientsOf, useChosenPeople, useRecipientCount } from './use-recipients.ts';
import { WriteForm } from './write-form.tsx';
import type { WriteSearch } from './write-search.ts';

interface WriteScreenProps {
  search: WriteSearch;
  onSearchChange: (search: WriteSearch) => void;
  onSent: (messageId: string) => void;
}

/** Recipients, subject, text and picture; then a preview with the exact number of people. */
export function WriteScreen({ search, onSearchChange, onSent }: WriteScreenProps) {
  const { chosen, forget } = useChosenPeople();
  const recipients = recipientsOf(search, chosen);
  const counts = useRecipientCount(recipients);
  // Kept while others are counted, so that a preview shows what is sent.
  const [round, setRound] = useState(0);
  return (
    <Page
      title={t`Write a message`}
      lead={t`An email for each person, and a notification in Pala for members.`}
      width="narrow"
      back={<BackLink to="/club/messages">{t`Messages`}</BackLink>}
    >
      <div className="grid gap-5">
        <Recipients
          search={search}
          chosen={chosen}
          onSearchChange={onSearchChange}
          words={
            recipients === null
              ? t`Choose who gets it.`
              : counts.isError
                ? t`Could not count them: ${{ reason: errorSentence(counts.error) }}`
                : counts.data
                  ? countWords(counts.data)
                  : t`Counting…`
          }
        />
        <WriteForm
          key={round}
          recipients={recipients}
          counts={counts.data}
          onChanged={() => void counts.refetch()}
          onSent={(messageId) => {
            forget();
            setRound(round + 1);
            onSent(messageId);
          }}
        />
      </div>
    </Page>
  );
}

/** "174 people. 12 of them get it in Pala only: they have switched off emails from the club." */
function countWords({ people, inPala }: { people: number; inPala: number }): string {
  if (people === 0) return t`Nobody would get it.`;
  const all = plural({ count: people }, { one: '# person.', other: '# people.' });
  if (inPala === 0) return all;
  const some = plural(
    { count: inPala },
    {
      one: '# member gets it in Pala only, without emails from the club.',
      other: '# members get it in Pala only, without emails from the club.',
    },
  );
  return `${all} ${some}`;
}

interface RecipientsProps {
  search: WriteSearch;
  chosen: MessageRecipients | null;
  onSearchChange: (search: WriteSearch) => void;
  words: string;
}

function Recipients({ search, chosen, onSearchChange, words }: RecipientsProps) {
  const { data: groups = [] } = useQuery(query(endpoints.listClubGroups));
  const { to, group, state } = search;
  const value =
    to === 'group' ? `group/${group ?? ''}` : to === 'invited' && state ? `invited/${state}` : (to ?? 'all');
  const ofChosen = chosen?.to === 'invited' ? t`The invitations you selected` : t`The members you selected`;
  const change = (next: string) => {
    const [way = '', id = ''] = next.split('/');
    if (way === 'group') return onSearchChange({ to: way, group: id });
    if (way === 'invited') return onSearchChange({ to: way, ...(id && { state: id as 'open' | 'expired' }) });
    return onSearchChange(way === 'chosen' ? { to: way } : {});
  };
  return (
    <SelectField
      label={t({ message: 'To', context: 'recipients' })}
      value={value}
      onChange={(event) => change(event.target.value)}
      help={<span role="status">{words}</span>}
      options={[
        ...(chosen !== null || to === 'chosen' ? [{ value: 'chosen', label: ofChosen }] : []),
        { value: 'all', label: t`All members` },
        ...groups.map(({ id, name }) => ({ value: `group/${id}`, label: t`Group: ${{ name }}` })),
        { value: 'invited', label: t`Everyone who hasn’t answered an invitation` },
        { value: 'invited/open', label: t`Invited, link still valid` },
        { value: 'invited/expired', label: t`Invited, link expired` },
      ]}
    />
  );
}
