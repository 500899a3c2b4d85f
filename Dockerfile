# Not run by us (our machines cannot); docs/self-hosting.md says more.
FROM python:3.13-slim AS build
WORKDIR /src
COPY . .
RUN pip install --no-cache-dir build && python -m build --wheel --outdir /wheels

FROM python:3.13-slim
COPY --from=build /wheels /wheels
RUN pip install --no-cache-dir "$(ls /wheels/*.whl)[postgres]" && rm -r /wheels \
    && useradd --system --create-home --home-dir /var/lib/inglenook inglenook
USER inglenook
ENV INGLENOOK_DATA=/var/lib/inglenook
VOLUME /var/lib/inglenook
EXPOSE 8000
HEALTHCHECK CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/health', timeout=3)"]
ENTRYPOINT ["inglenook"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8000", "--log", "json"]
