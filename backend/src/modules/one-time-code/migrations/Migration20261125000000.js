const { Migration } = require('@medusajs/framework/mikro-orm/migrations');

class Migration20261125000000 extends Migration {
  up() {
    this.addSql(`create table if not exists "shop_code" (
      "email" text primary key, "hash" text null, "tries" integer not null, "expires_at" timestamptz not null,
      "sent" integer not null, "window_from" timestamptz not null)`);
    this.addSql(`create table if not exists "shop_mail" (
      "id" bigserial primary key, "to" text not null, "subject" text not null, "text" text not null,
      "created_at" timestamptz not null default now())`);
  }

  down() {
    this.addSql('drop table if exists "shop_mail"');
    this.addSql('drop table if exists "shop_code"');
  }
}

module.exports = { Migration20261125000000 };
