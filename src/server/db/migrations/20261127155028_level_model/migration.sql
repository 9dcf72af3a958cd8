CREATE TABLE "coach_biases" (
	"coach_id" uuid PRIMARY KEY,
	"bias" real NOT NULL,
	"error" real NOT NULL,
	"difference" real NOT NULL,
	"difference_error" real NOT NULL,
	"players" integer NOT NULL,
	"reviews" integer NOT NULL,
	"clips" integer NOT NULL,
	"group_number" integer NOT NULL,
	"group_mean" real NOT NULL
);
--> statement-breakpoint
CREATE TABLE "level_models" (
	"version" integer PRIMARY KEY,
	"figures" jsonb NOT NULL,
	"fingerprint" text NOT NULL,
	"reviews" integer NOT NULL,
	"players" integer NOT NULL,
	"took_ms" integer NOT NULL,
	"computed_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "player_abilities" (
	"player_id" uuid PRIMARY KEY,
	"level" real NOT NULL,
	"level_error" real NOT NULL,
	"skills" real[] NOT NULL,
	"skill_errors" real[] NOT NULL,
	"day" integer NOT NULL,
	"reviews" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "skill_ratings_skill_index";--> statement-breakpoint
ALTER TABLE "coach_biases" ADD CONSTRAINT "coach_biases_coach_id_users_id_fkey" FOREIGN KEY ("coach_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "player_abilities" ADD CONSTRAINT "player_abilities_player_id_users_id_fkey" FOREIGN KEY ("player_id") REFERENCES "users"("id") ON DELETE CASCADE;