// Icons of the achievement types.

import {
  CalendarCheck2,
  ChevronsUp,
  ClipboardCheck,
  Flame,
  type LucideIcon,
  MessageSquareText,
  TrendingUp,
  Trophy,
  Upload,
} from 'lucide-react';
import type { AchievementType } from '#domain/progress/achievements.ts';

export const achievementIcons: Record<AchievementType, LucideIcon> = {
  video_uploaded: Upload,
  feedback_received: MessageSquareText,
  skill_improved: TrendingUp,
  level_up: ChevronsUp,
  first_analysis: ClipboardCheck,
  streak_milestone: Flame,
  perfect_score: Trophy,
  consistency_bonus: CalendarCheck2,
};
