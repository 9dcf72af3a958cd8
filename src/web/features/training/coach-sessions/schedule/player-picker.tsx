// Choosing the players of a session by name.

import { t } from '@lingui/core/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { BookablePlayer } from '#contract/training/coach-sessions.ts';
import { shortLevel } from '#domain/levels/levels.ts';
import { personName } from '#domain/people/person-name.ts';
import { isBlank } from '#domain/plain-text.ts';
import { maxPlaces } from '#domain/training/session-places.ts';
import { query } from '#web/lib/http/api.ts';
import { useSettled } from '#web/lib/use-settled.ts';
import { MultiComboboxField } from '#web/ui/fields/multi-combobox-field.tsx';
import { useScaleMappings } from '#web/ui/padel/scale-mappings.ts';

/** A player as an option of the field. */
export interface PickedPlayer {
  value: string;
  label: string;
  hint?: string;
  /** Where they train; null if unknown. */
  timeZone?: string | null;
}

/** Converts bookable players to options. */
export function useToPicked(): (player: BookablePlayer) => PickedPlayer {
  const mappings = useScaleMappings();
  return (player) => {
    const hint = shortLevel(player.currentLevel, player.country, mappings);
    return { value: player.id, label: personName(player), hint, timeZone: player.timeZone };
  };
}

/** Typing pause before searching, in milliseconds. */
const pause = 250;

interface PlayerPickerProps {
  id: string;
  chosen: readonly PickedPlayer[];
  onChosenChange: (chosen: PickedPlayer[]) => void;
  error: string | undefined;
}

/** Searches while typing. */
export function PlayerPicker({ id, chosen, onChosenChange, error }: PlayerPickerProps) {
  const [text, setText] = useState('');
  const search = useSettled(isBlank(text) ? undefined : text.trim(), pause);
  const found = useQuery({
    ...query(endpoints.listBookablePlayers, { query: { search } }),
    placeholderData: keepPreviousData,
  });
  const toPicked = useToPicked();
  const nobody = search ? t`No club member you coach has that name.` : t`You don’t coach any club members yet.`;
  return (
    <MultiComboboxField
      id={id}
      label={t`Players`}
      help={t`Up to ${{ count: maxPlaces }}. Training sessions are for club members.`}
      placeholder={t`Search by name`}
      items={(found.data ?? []).map(toPicked)}
      search={text}
      onSearchChange={setText}
      chosen={chosen}
      onChosenChange={onChosenChange}
      emptyText={found.isError ? t`Your players could not be loaded.` : found.isPending ? t`Searching...` : nobody}
      error={error}
    />
  );
}
