# A table in a container: the first stage makes the wheel, the second has Python, the wheel and nothing else.
FROM node:22-slim AS page
WORKDIR /page/web
COPY web/package.json web/package-lock.json web/.npmrc ./
RUN npm ci --no-audit --no-fund
COPY web ./
COPY src/overlord/text ../src/overlord/text
COPY src/overlord/picture ../src/overlord/picture
RUN npm run build

FROM python:3.13-slim AS wheel
WORKDIR /build
COPY pyproject.toml hatch_build.py README.md LICENSE ./
COPY src ./src
COPY --from=page /page/src/overlord/server/static ./src/overlord/server/static
RUN pip wheel --no-cache-dir --no-deps --wheel-dir /wheels .

FROM python:3.13-slim
COPY --from=wheel /wheels /wheels
RUN pip install --no-cache-dir /wheels/*.whl \
    && rm -r /wheels \
    && useradd --system --uid 8044 --home-dir /data overlord \
    && install --directory --owner=overlord --mode=700 /data
USER overlord
# Tables, battles and decks of one's own: /data/open-overlord.
ENV XDG_DATA_HOME=/data PYTHONUNBUFFERED=1
VOLUME /data
EXPOSE 8044
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8044/api/me', timeout=4)"]
ENTRYPOINT ["overlord"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8044"]
