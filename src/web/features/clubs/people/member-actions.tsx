// What a manager does with the members chosen in a list.

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
import { bulkToast, counted, leftOut, members } from './bulk-words.ts';
import type { Chosen, memberFilterOf, SentSelection } from './use-chosen.ts';
import { useClubCoaches } from './use-coaches.ts';

export type MemberSelection = SentSelection<ReturnType<typeof memberFilterOf>>;

interface MemberActionsProps {
  selection: MemberSelection;
  chosen: Chosen;
  /** The group made by hand whose page this is. */
  group?: { id: string; name: string } | undefined;
}

const onError = (error: Error) => failureToast('Nothing was changed', error, 'Please try again.');

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
    onError: (error) => failureToast('Could not export', error, 'Please try again.'),
  });
  const write = useWriteTo();
  const who = counted(chosen.count, members);

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
                done: (count) => `${name} assigned to ${counted(count, members)}`,
                none: `No one new for ${name}`,
                already: (count) => `${count} already had ${name}`,
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
                done: (count) => `${counted(count, members)} added to ${name}`,
                none: `No one new in ${name}`,
                already: (count) => (count === 1 ? '1 was already in it' : `${count} were already in it`),
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
                done: (count) => `${counted(count, members)} taken out of ${name}`,
                none: 'Nothing was changed',
                already: (count) => (count === 1 ? '1 was not in it' : `${count} were not in it`),
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
        label="Assign a coach"
        trigger={
          <Button size="sm" icon={<GraduationCap aria-hidden />} busy={assign.isPending}>
            Assign coach
          </Button>
        }
        items={
          coaches.length === 0
            ? [{ label: 'No coaches yet', onSelect: () => undefined, refusal: 'Invite a coach first.' }]
            : coaches.map((coach) => ({
                label: personName(coach),
                onSelect: () => assignCoach(coach.id, personName(coach)),
                ...(coach.isSuspended && { refusal: 'Suspended' }),
              }))
        }
      />
      <Menu
        label="Add to a group"
        trigger={
          <Button size="sm" variant="secondary" icon={<FolderPlus aria-hidden />} busy={add.isPending}>
            Add to group
          </Button>
        }
        items={
          byHand.length === 0
            ? [{ label: 'No groups yet', onSelect: () => undefined, refusal: 'Make one under Groups first.' }]
            : byHand.map((one) => ({ label: one.name, onSelect: () => addTo(one) }))
        }
      />
      <Button
        size="sm"
        variant="secondary"
        icon={<PenLine aria-hidden />}
        onClick={() => write({ to: 'chosen', selection })}
      >
        Write
      </Button>
      {group && (
        <Button
          size="sm"
          variant="secondary"
          icon={<FolderMinus aria-hidden />}
          busy={takeOut.isPending}
          onClick={() => takeOutOf(group)}
        >
          Take out
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
        Export
      </Button>
      <Button
        size="sm"
        variant="secondary"
        icon={<UserRoundMinus aria-hidden />}
        className="text-danger"
        onClick={() => setRemoving(true)}
      >
        Remove
      </Button>
      <ConfirmDialog
        open={isRemoving}
        onOpenChange={setRemoving}
        title={`Remove ${who} from the club?`}
        description="They become direct players and keep all videos, reviews and ratings. You and the club’s coaches lose access at once. Connections with the club’s coaches end, unfinished reviews are released, planned sessions with them are cancelled, and they leave your groups. Each of them is notified."
        confirmLabel={`Remove ${who}`}
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
                    done: (count) => `${counted(count, members)} removed from the club`,
                    none: 'Nothing was changed',
                    already: () => '',
                    gone: (count) => (count === 1 ? '1 had already left' : `${count} had already left`),
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
