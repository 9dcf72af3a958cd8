CREATE INDEX IF NOT EXISTS "skill_ratings_overall_index" ON "skill_ratings" ("player_id","created_at","id","rating") WHERE "skill_name" = 'overall';
