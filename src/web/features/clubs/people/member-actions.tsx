// What a manager does with the members chosen in a list.

import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Download, FolderMinus, FolderPlus, GraduationCap, PenLine, UserRoundMinus } from 'lucide-react';
import { useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { personName } from '#domain/people/person-name.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { query } from '#web/lib/http/api.ts';
import { save as saveFile } from '#web/lib/http/download.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';
import { Menu } from '#web/ui/overlays/menu.tsx';
import { useWriteTo } from '../messages/use-recipients.ts';
import { bulkToast, leftOut } from './bulk-words.ts';
import type { Chosen, memberFilterOf, SentSelection } from './use-chosen.ts';
import { useClubCoaches } from './use-coaches.ts';

export type MemberSelection = SentSelection<ReturnType<typeof memberFilterOf>>;

interface MemberActionsProps {
  selection: MemberSelection;
  chosen: Chosen;
  /** The group made by hand whose page this is. */
  group?: { id: string; name: string } | undefined;
}

const onError = (error: Error) => failureToast(t`Nothing was changed`, error, t`Please try again.`);

/** Assign coach, add to group, take out of this group, export, remove. */
export function MemberActions({ selection, chosen, group }: MemberActionsProps) {
  const [isRemoving, setRemoving] = useState(false);
  const coaches = useClubCoaches() ?? [];
  const { data: groups = [] } = useQuery(query(endpoints.listClubGroups));
  const options = { onError, refreshOnFailure: true as const };
  const assign = useCall(endpoints.assignCoachToMembers, options);
  const end = useCall(endpoints.endCoachOfMembers, options);
  const add = useCall(endpoints.addGroupMembers, options);
  const takeOut = useCall(endpoints.removeGroupMembers, options);
  const remove = useCall(endpoints.removeClubPlayers, options);
  const save = useCall(endpoints.exportClubPlayers, {
    onError: (error) => failureToast(t`Could not export`, error, t`Please try again.`),
  });
  const write = useWriteTo();
  const { count: chosenCount } = chosen;

  const show = (message: Parameters<typeof toast>[0]) => {
    chosen.clear();
    toast(message);
  };

  const assignCoach = (coachId: string, name: string) =>
    assign.mutate(
      { body: { coachId, selection } },
      {
        onSuccess: (answer) =>
          show(
            bulkToast(
              answer,
              {
                done: (count) =>
                  plural(count, { one: `${name} assigned to # member`, other: `${name} assigned to # members` }),
                none: t`No one new for ${{ name }}`,
                already: (count) => plural(count, { one: `# already had ${name}.`, other: `# already had ${name}.` }),
                gone: leftOut,
              },
              (ids) => end.mutate({ body: { coachId, selection: { ids } } }),
            ),
          ),
      },
    );

  const addTo = ({ id: groupId, name }: { id: string; name: string }) =>
    add.mutate(
      { params: { groupId }, body: { selection } },
      {
        onSuccess: (answer) =>
          show(
            bulkToast(
              answer,
              {
                done: (count) =>
                  plural(count, { one: `# member added to ${name}`, other: `# members added to ${name}` }),
                none: t`No one new in ${{ name }}`,
                already: (count) => plural(count, { one: '# was already in it.', other: '# were already in it.' }),
                gone: leftOut,
              },
              (ids) => takeOut.mutate({ params: { groupId }, body: { selection: { ids } } }),
            ),
          ),
      },
    );

  const takeOutOf = ({ id: groupId, name }: { id: string; name: string }) =>
    takeOut.mutate(
      { params: { groupId }, body: { selection } },
      {
        onSuccess: (answer) =>
          show(
            bulkToast(
              answer,
              {
                done: (count) =>
                  plural(count, { one: `# member taken out of ${name}`, other: `# members taken out of ${name}` }),
                none: t`Nothing was changed`,
                already: (count) => plural(count, { one: '# was not in it.', other: '# were not in it.' }),
                gone: leftOut,
              },
              (ids) => add.mutate({ params: { groupId }, body: { selection: { ids } } }),
            ),
          ),
      },
    );

  const byHand = groups.filter(({ rule, id }) => rule === null && id !== group?.id);
  return (
    <>
      <Menu
        label={t`Assign a coach`}
        trigger={
          <Button size="sm" icon={<GraduationCap aria-hidden />} busy={assign.isPending}>
            {t`Assign coach`}
          </Button>
        }
        items={
          coaches.length === 0
            ? [{ label: t`No coaches yet`, onSelect: () => undefined, refusal: t`Invite a coach first.` }]
            : coaches.map((coach) => ({
                label: personName(coach),
                onSelect: () => assignCoach(coach.id, personName(coach)),
                ...(coach.isSuspended && { refusal: t`Suspended` }),
              }))
        }
      />
      <Menu
        label={t`Add to a group`}
        trigger={
          <Button size="sm" variant="secondary" icon={<FolderPlus aria-hidden />} busy={add.isPending}>
            {t`Add to group`}
          </Button>
        }
        items={
          byHand.length === 0
            ? [{ label: t`No groups yet`, onSelect: () => undefined, refusal: t`Make one under Groups first.` }]
            : byHand.map((one) => ({ label: one.name, onSelect: () => addTo(one) }))
        }
      />
      <Button
        size="sm"
        variant="secondary"
        icon={<PenLine aria-hidden />}
        onClick={() => write({ to: 'chosen', selection })}
      >
        {t`Write`}
      </Button>
      {group && (
        <Button
          size="sm"
          variant="secondary"
          icon={<FolderMinus aria-hidden />}
          busy={takeOut.isPending}
          onClick={() => takeOutOf(group)}
        >
          {t`Take out`}
        </Button>
      )}
      <Button
        size="sm"
        variant="secondary"
        icon={<Download aria-hidden />}
        busy={save.isPending}
        onClick={() =>
          save.mutate(
            { body: { selection } },
            { onSuccess: ({ name, csv }) => saveFile(name, new Blob([csv], { type: 'text/csv' })) },
          )
        }
      >
        {t`Export`}
      </Button>
      <Button
        size="sm"
        variant="secondary"
        icon={<UserRoundMinus aria-hidden />}
        className="text-danger"
        onClick={() => setRemoving(true)}
      >
        {t`Remove`}
      </Button>
      <ConfirmDialog
        open={isRemoving}
        onOpenChange={setRemoving}
        title={plural(
          { count: chosenCount },
          { one: 'Remove # member from the club?', other: 'Remove # members from the club?' },
        )}
        description={t`They become direct players and keep all videos, reviews and ratings. You and the club’s coaches lose access at once. Connections with the club’s coaches end, unfinished reviews are released, planned sessions with them are cancelled, and they leave your groups. Each of them is notified.`}
        confirmLabel={plural({ count: chosenCount }, { one: 'Remove # member', other: 'Remove # members' })}
        danger
        busy={remove.isPending}
        onConfirm={() =>
          remove.mutate(
            { body: { selection } },
            {
              onSuccess: (answer) => {
                chosen.clear();
                toast(
                  bulkToast(answer, {
                    done: (count) =>
                      plural(count, {
                        one: '# member removed from the club',
                        other: '# members removed from the club',
                      }),
                    none: t`Nothing was changed`,
                    already: () => '',
                    gone: (count) => plural(count, { one: '# had already left.', other: '# had already left.' }),
                  }),
                );
              },
              onSettled: () => setRemoving(false),
            },
          )
        }
      />
    </>
  );
}
