// A group of the club: /club/groups/ID.

import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import {
  Award,
  ChartColumn,
  Check,
  ChevronDown,
  Clapperboard,
  Ellipsis,
  Pencil,
  PenLine,
  Trash2,
  UserRoundPlus,
  UsersRound,
} from 'lucide-react';
import { useState } from 'react';
import type { ClubGroup } from '#contract/clubs/club-groups.ts';
import { endpoints } from '#contract/endpoints.ts';
import { personName } from '#domain/people/person-name.ts';
import { formatNumber } from '#web/lib/format.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { query } from '#web/lib/http/api.ts';
import { ApiError, errorSentence } from '#web/lib/http/api-error.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { BackLink } from '#web/lib/links/back-link.tsx';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { Button, buttonStyles, IconButton } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';
import { Menu } from '#web/ui/overlays/menu.tsx';
import { useScaleMappings } from '#web/ui/padel/scale-mappings.ts';
import { bulkToast, countedMembers, leftOut } from '../people/bulk-words.ts';
import type { ClubPlayersSearch } from '../people/club-search.ts';
import { MembersList } from '../people/members-list.tsx';
import { useClubCoaches } from '../people/use-coaches.ts';
import { EditGroup } from './group-form.tsx';
import { ruleWords } from './group-words.ts';
import { MemberPicker } from './member-picker.tsx';

interface GroupScreenProps {
  groupId: string;
  order: ClubPlayersSearch['order'];
  onOrderChange: (order: ClubPlayersSearch['order']) => void;
  onDeleted: () => void;
}

/** Its rule, coach, report, reel and awards, and its members. */
export function GroupScreen({ groupId, order, onOrderChange, onDeleted }: GroupScreenProps) {
  const mappings = useScaleMappings();
  const { country } = useCurrentUser();
  const { data: group, error, refetch } = useQuery(query(endpoints.getClubGroup, { params: { groupId } }));
  const back = <BackLink to="/club/groups">{t`Groups`}</BackLink>;
  if (!group) {
    return (
      <Page title={t`Group`} width="wide" back={back}>
        {error instanceof ApiError && error.status === 404 ? (
          <EmptyState
            title={t`No such group`}
            icon={<UsersRound aria-hidden />}
            action={
              <Link to="/club/groups" className={buttonStyles({ variant: 'secondary' })}>
                {t`All groups`}
              </Link>
            }
          >
            {t`It may have been deleted.`}
          </EmptyState>
        ) : error ? (
          <ErrorState
            title={t`Could not load this group`}
            message={errorSentence(error)}
            onRetry={() => void refetch()}
          />
        ) : (
          <Skeleton className="h-96 rounded-xl" />
        )}
      </Page>
    );
  }
  const isByHand = group.rule === null;
  return (
    <Page
      title={group.name}
      lead={`${ruleWords(group, country, mappings)}, ${countedMembers(group.members)}`}
      width="wide"
      back={back}
      actionBar={false}
      actions={<GroupActions group={group} onDeleted={onDeleted} />}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <GroupCoach group={group} />
        <MembersList
          search={{ group: groupId, ...(order && { order }) }}
          onOrderChange={(changed) => onOrderChange(changed === 'name' ? undefined : changed)}
          group={isByHand ? group : undefined}
          empty={
            <EmptyState
              title={t`Nobody in this group yet`}
              icon={<UsersRound aria-hidden />}
              action={isByHand && <AddMembers group={group} />}
            >
              {isByHand
                ? t`Choose them from the members of your club.`
                : t`Members appear here as soon as the rule fits them.`}
            </EmptyState>
          }
        />
      </div>
    </Page>
  );
}

function AddMembers({ group }: { group: ClubGroup }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="sm" icon={<UserRoundPlus aria-hidden />} onClick={() => setOpen(true)}>
        {t`Add members`}
      </Button>
      <MemberPicker group={group} open={isOpen} onOpenChange={setOpen} />
    </>
  );
}

function GroupActions({ group, onDeleted }: { group: ClubGroup; onDeleted: () => void }) {
  const [opened, setOpened] = useState<'edit' | 'delete' | null>(null);
  const { id: groupId, name } = group;
  const close = (isOpen: boolean) => !isOpen && setOpened(null);
  const remove = useCall(endpoints.deleteClubGroup, {
    except: [endpoints.getClubGroup],
    onSuccess: () => {
      toast({ title: t`${{ name }} is deleted`, description: t`Its members and their coaches stay.` });
      onDeleted();
    },
    onError: (error) => failureToast(t`Nothing was changed`, error, t`Please try again.`),
    onSettled: () => setOpened(null),
  });
  // Without their icons on a phone, all four fit beside the menu.
  const link = cn(buttonStyles({ variant: 'secondary', size: 'sm' }), 'max-sm:px-2 max-sm:[&_svg]:hidden');
  return (
    <>
      {group.rule === null && <AddMembers group={group} />}
      <Link to="/club/write" search={{ to: 'group', group: groupId }} className={link}>
        <PenLine aria-hidden />
        {t`Write`}
      </Link>
      <Link to="/club/reports" search={{ group: groupId }} className={link}>
        <ChartColumn aria-hidden />
        {t({ message: 'Report', context: 'noun' })}
      </Link>
      <Link to="/club/highlights" search={{ group: groupId }} className={link}>
        <Clapperboard aria-hidden />
        {t`Reel`}
      </Link>
      <Link to="/club/awards" search={{ group: groupId }} className={link}>
        <Award aria-hidden />
        {t`Awards`}
      </Link>
      <Menu
        label={t`More for ${{ name }}`}
        trigger={
          <IconButton label={t`More for ${{ name }}`} variant="secondary" size="sm">
            <Ellipsis aria-hidden />
          </IconButton>
        }
        items={[
          { label: t`Edit group`, icon: <Pencil aria-hidden />, onSelect: () => setOpened('edit') },
          { label: t`Delete group`, icon: <Trash2 aria-hidden />, danger: true, onSelect: () => setOpened('delete') },
        ]}
      />
      <EditGroup key={JSON.stringify(group.rule)} group={group} open={opened === 'edit'} onOpenChange={close} />
      <ConfirmDialog
        open={opened === 'delete'}
        onOpenChange={close}
        title={t`Delete ${{ name }}?`}
        description={t`Its members stay in the club and keep their coaches.`}
        confirmLabel={t`Delete group`}
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ params: { groupId } })}
      />
    </>
  );
}

/** The coach whom the members get, chosen here; and those who do not have them yet. */
function GroupCoach({ group }: { group: ClubGroup }) {
  const { id: groupId, coach, withoutCoach } = group;
  const coaches = useClubCoaches() ?? [];
  const set = useCall(endpoints.setGroupCoach, {
    onError: (error) => failureToast(t`Nothing was changed`, error, t`Please try again.`),
    refreshOnFailure: true,
  });
  const assign = (coachId: string, name: string) =>
    set.mutate(
      { params: { groupId }, body: { coachId } },
      {
        onSuccess: (answer) =>
          toast(
            bulkToast(answer, {
              done: (count) =>
                plural(count, { one: `${name} assigned to # member`, other: `${name} assigned to # members` }),
              none: t`${{ name }} is the coach of this group`,
              already: (count) => plural(count, { one: `# already had ${name}.`, other: `# already had ${name}.` }),
              gone: leftOut,
            }),
          ),
      },
    );
  const letGo = () =>
    set.mutate(
      { params: { groupId }, body: { coachId: null } },
      {
        onSuccess: () =>
          toast({ title: t`The group has no coach now`, description: t`Its members keep their coaches.` }),
      },
    );
  return (
    <Card className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4 text-sm sm:p-4">
      <span className="flex items-center gap-2">
        <span className="text-ink-muted">{t`Coach`}</span>
        <Menu
          label={t`Coach of the group`}
          trigger={
            <Button variant="secondary" size="sm" busy={set.isPending}>
              {coach ? personName(coach) : t`Choose coach`}
              <ChevronDown aria-hidden />
            </Button>
          }
          items={[
            ...coaches.map((one) => ({
              label: personName(one),
              ...(one.id === coach?.id && { icon: <Check aria-hidden /> }),
              onSelect: () => assign(one.id, personName(one)),
              ...(one.isSuspended && { refusal: t`Suspended` }),
            })),
            ...(coach ? (['separator', { label: t`No coach`, onSelect: letGo }] as const) : []),
          ]}
        />
      </span>
      <span className="text-ink-muted">
        {coach === null
          ? t`Everyone in the group gets the coach you choose.`
          : withoutCoach > 0
            ? plural(
                { count: withoutCoach },
                { one: '# member doesn’t have this coach yet.', other: '# members don’t have this coach yet.' },
              )
            : group.rule === null
              ? t`Everyone has this coach, and so will members you add.`
              : t`Everyone has this coach.`}
      </span>
      {coach && withoutCoach > 0 && (
        <Button size="sm" busy={set.isPending} onClick={() => assign(coach.id, personName(coach))}>
          {withoutCoach === 1 ? t`Assign to this member` : t`Assign to all ${{ count: formatNumber(withoutCoach) }}`}
        </Button>
      )}
    </Card>
  );
}
