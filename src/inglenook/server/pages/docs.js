// Draws /openapi.json; nothing here comes from another server.
const make = (tag, text = "", attributes = {}) => {
  const node = document.createElement(tag);
  if (text) node.textContent = text;
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  return node;
};

const nameOf = (ref) => ref.split("/").pop();

/** A schema in a few words, with links to the shapes it names. */
const brief = (schema) => {
  const span = make("span");
  const put = (one) => {
    if (one.$ref) span.append(make("a", nameOf(one.$ref), { href: `#shape-${nameOf(one.$ref)}` }));
    else if (one.anyOf ?? one.oneOf)
      (one.anyOf ?? one.oneOf).forEach((each, i) => {
        if (i) span.append(" or ");
        put(each);
      });
    else if (one.type === "array" && one.items) {
      span.append("list of ");
      put(one.items);
    } else if (one.const !== undefined) span.append(JSON.stringify(one.const));
    else if (one.enum) span.append(one.enum.map((each) => JSON.stringify(each)).join(", "));
    else span.append(one.type ?? "anything");
  };
  put(schema ?? {});
  return span;
};

const table = (head, rows) => {
  const node = make("table");
  const top = node.createTHead().insertRow();
  for (const word of head) top.append(make("th", word, { scope: "col" }));
  const body = node.createTBody();
  for (const row of rows) {
    const line = body.insertRow();
    for (const cell of row) line.insertCell().append(cell);
  }
  return node;
};

const shapeIn = (content) => brief(Object.values(content ?? {})[0]?.schema);

const operation = (path, method, one) => {
  const box = make("details", "", { id: one.operationId });
  const head = make("summary");
  head.append(make("b", method.toUpperCase()), make("code", path), ` ${one.summary ?? ""}`);
  box.append(head, make("p", one.description ?? ""));
  if (one.parameters?.length)
    box.append(
      table(
        ["parameter", "in", "is"],
        one.parameters.map((p) => [make("code", p.name), p.in, brief(p.schema)]),
      ),
    );
  if (one.requestBody) {
    const line = make("p", "Takes ");
    line.append(shapeIn(one.requestBody.content));
    box.append(line);
  }
  box.append(
    table(
      ["status", "gives", ""],
      Object.entries(one.responses).map(([status, r]) => [status, shapeIn(r.content), r.description ?? ""]),
    ),
  );
  return box;
};

const shape = (name, schema) => {
  const box = make("details", "", { id: `shape-${name}` });
  box.append(make("summary", name), make("p", schema.description ?? ""));
  const fields = Object.entries(schema.properties ?? {});
  if (fields.length)
    box.append(
      table(
        ["field", "is", ""],
        fields.map(([field, one]) => [
          make("code", field),
          brief(one),
          (schema.required ?? []).includes(field) ? "needed" : "",
        ]),
      ),
    );
  else box.append(brief(schema));
  return box;
};

/** A link to a shape opens it. */
const openTarget = () => {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target instanceof HTMLDetailsElement) target.open = true;
};

const description = await (await fetch("/openapi.json")).json();
document.getElementById("about").textContent = description.info.description ?? "";
const routes = document.getElementById("routes");
routes.replaceChildren();
const tags = new Map();
for (const [path, methods] of Object.entries(description.paths))
  for (const [method, one] of Object.entries(methods)) {
    const tag = one.tags?.[0] ?? "";
    if (!tags.has(tag)) tags.set(tag, []);
    tags.get(tag).push(operation(path, method, one));
  }
for (const [tag, boxes] of tags) routes.append(make("h2", tag), ...boxes);
const shapes = document.getElementById("shapes");
for (const [name, schema] of Object.entries(description.components.schemas).sort()) shapes.append(shape(name, schema));
addEventListener("hashchange", openTarget);
openTarget();
