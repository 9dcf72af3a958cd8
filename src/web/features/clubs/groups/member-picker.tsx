// Choosing members for a group made by hand.

import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import type { ClubGroup } from '#contract/clubs/club-groups.ts';
import type { ClubPlayer } from '#contract/clubs/club-players.ts';
import { endpoints } from '#contract/endpoints.ts';
import { maxBulk } from '#domain/clubs/club-lists.ts';
import { shortLevel } from '#domain/levels/levels.ts';
import { personName } from '#domain/people/person-name.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { PagedList } from '#web/lib/http/paged-list.tsx';
import { useCall } from '#web/lib/http/use-call.ts';
import { usePages } from '#web/lib/http/use-pages.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { SearchBox } from '#web/ui/fields/search-box.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { useScaleMappings } from '#web/ui/padel/scale-mappings.ts';
import { bulkToast, countedMembers, leftOut } from '../people/bulk-words.ts';

interface MemberPickerProps {
  group: ClubGroup;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Members who are not in the group, searched by name and address; what is chosen stays while other words are searched. */
export function MemberPicker({ group, open, onOpenChange }: MemberPickerProps) {
  const { id: groupId, name, coach } = group;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const takeOut = useCall(endpoints.removeGroupMembers);
  const add = useCall(endpoints.addGroupMembers, {
    refreshOnFailure: true,
    onSuccess: (answer) => {
      setChosen(new Set());
      onOpenChange(false);
      toast(
        bulkToast(
          answer,
          {
            done: (count) => plural(count, { one: `# member added to ${name}`, other: `# members added to ${name}` }),
            none: t`No one new in ${{ name }}`,
            already: (count) => plural(count, { one: '# was already in it.', other: '# were already in it.' }),
            gone: leftOut,
          },
          (ids) => takeOut.mutate({ params: { groupId }, body: { selection: { ids } } }),
        ),
      );
    },
  });
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const selection = { ids: [...chosen] };
  const isMany = chosen.size > maxBulk;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t`Add members to ${{ name }}`}
      description={
        coach
          ? t`They get the group’s coach, ${{ coach: personName(coach) }}.`
          : t`Members of your club who are not in it.`
      }
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t`Cancel`}
          </Button>
          <Button
            disabled={chosen.size === 0 || isMany}
            busy={add.isPending}
            onClick={() => add.mutate({ params: { groupId }, body: { selection } })}
          >
            {chosen.size === 0
              ? t`Add members`
              : plural({ count: chosen.size }, { one: 'Add # member', other: 'Add # members' })}
          </Button>
        </>
      }
    >
      {add.isError && (
        <p role="alert" className="mb-3 text-sm text-danger">
          {errorSentence(add.error)}
        </p>
      )}
      {open && <Candidates groupId={groupId} chosen={chosen} onToggle={toggle} />}
    </Dialog>
  );
}

interface CandidatesProps {
  groupId: string;
  chosen: ReadonlySet<string>;
  onToggle: (id: string) => void;
}

function Candidates({ groupId, chosen, onToggle }: CandidatesProps) {
  const [search, setSearch] = useState('');
  const list = usePages(endpoints.listClubPlayers, { query: { notInGroup: groupId, ...(search && { search }) } });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <SearchBox label={t`Search by name or email`} value={search} onValueChange={setSearch} />
      <PagedList
        list={list}
        counted={countedMembers}
        errorTitle={t`Could not load your members`}
        skeleton={<Skeleton className="h-80 rounded-xl" />}
        empty={
          <p className="py-6 text-center text-sm text-ink-muted">
            {search === '' ? t`All members of your club are in this group.` : t`Nobody outside this group matches.`}
          </p>
        }
      >
        {(rows) => (
          <ul aria-label={t`Members not in this group`} className="divide-y overflow-hidden rounded-xl border">
            {rows.map((player) => (
              <Candidate
                key={player.id}
                player={player}
                isChosen={chosen.has(player.id)}
                onToggle={() => onToggle(player.id)}
              />
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}

function Candidate({ player, isChosen, onToggle }: { player: ClubPlayer; isChosen: boolean; onToggle: () => void }) {
  const { email, currentLevel, country } = player;
  const mappings = useScaleMappings();
  return (
    <li>
      <label className="flex min-h-14 cursor-pointer items-center gap-3 px-3 py-1.5 hover:bg-surface-sunken/50 has-checked:bg-primary-soft">
        <input type="checkbox" checked={isChosen} onChange={onToggle} className="size-5 shrink-0 accent-primary" />
        <span className="grid min-w-0 grow">
          <span className="truncate font-medium" dir="auto" translate="no">
            {personName(player)}
          </span>
          <span className="truncate text-xs text-ink-muted" translate="no">
            {email}
          </span>
        </span>
        <span className="shrink-0 text-sm text-ink-muted">{shortLevel(currentLevel, country, mappings)}</span>
      </label>
    </li>
  );
}
