import { attention, broken, ok, type StatusCheck } from "../check.ts";
import { describeError, toShownHost } from "../describe-error.ts";
import { measureLatency, selectServerFacts } from "../store/server.ts";

const slow = 500;
const oldestVersion = 15;
const mostConnections = 0.9;

export const databaseCheck: StatusCheck = {
  name: "database",
  title: "Database",
  about: "Whether the database answers, how fast, how many connections are left, and with which rights",
  needs: "database",
  async run({ db, config }) {
    const where = config.databaseUrl
      ? `PostgreSQL at ${toShownHost(config.databaseUrl)}`
      : "Embedded database";
    try {
      const { version, connections, maxConnections, isSuperuser } = await selectServerFacts(db);
      const latency = await measureLatency(db);
      const found = `${where}, version ${version}, answers in ${Math.ceil(latency)} ms${config.databaseUrl ? `, ${connections} of ${maxConnections} connections in use` : ""}.`;
      if (latency > slow) return attention({ found, ...slowness });
      if (config.databaseUrl && connections > maxConnections * mostConnections)
        return attention({ found, ...crowding });
      if (Number.parseInt(version, 10) < oldestVersion) return attention({ found, ...oldness });
      if (config.databaseUrl && config.production && isSuperuser) return attention({ found, ...excess });
      return ok(found);
    } catch (error) {
      return broken({
        found: `${where} does not answer.`,
        problem: `The database cannot be used: ${describeError(error)}.`,
        remedy: config.databaseUrl
          ? "Start the database server, and check DATABASE_URL and the firewall between the two."
          : "Look for the reason in the log. The folder “database” in DATA_DIR must be readable and not full.",
      });
    }
  },
};

const slowness = {
  problem: "The database is slow.",
  remedy: "Look for long statements in pg_stat_activity, and at the load and disk of its machine.",
};
const crowding = {
  problem: "Nearly all connections of the database server are in use.",
  remedy: "Raise max_connections, or put a connection pooler in front. Each node uses up to 10.",
};
const excess = {
  problem: "The site signs in to the database as a superuser, and needs far less.",
  remedy: "Give DATABASE_URL a role that only owns the site’s database, as deploy/create-role.sh creates it.",
};
const oldness = {
  problem: "This version of PostgreSQL is too old.",
  remedy: `Upgrade it to version ${oldestVersion} or newer.`,
};
