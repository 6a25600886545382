const { Migration } = require('@medusajs/framework/mikro-orm/migrations');

class Migration20261126000000 extends Migration {
  up() {
    this.addSql(`create table if not exists "shop_try" (
      "key" text primary key, "tries" integer not null, "window_from" timestamptz not null)`);
  }

  down() {
    this.addSql('drop table if exists "shop_try"');
  }
}

module.exports = { Migration20261126000000 };
